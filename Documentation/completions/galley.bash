# Completions of galley for bash, written by 'galley completions bash'.

_galley() {
  local program files part pattern=''
  COMPREPLY=()
  program=$(type -P -- "${COMP_WORDS[0]}") || return
  # galley has quoted the words that it offers.
  {
    IFS= read -r files
    IFS= read -r part
    mapfile -t COMPREPLY
  } < <("$program" candidates bash 22 -- "${COMP_LINE:0:COMP_POINT}" "${COMP_WORDS[COMP_CWORD]}" 2>/dev/null </dev/null)
  case $files in
    all) ;;
    catalogs) pattern='!*.@(xcstrings|strings|stringsdict|xliff)' ;;
    *) return ;;
  esac
  compopt -o filenames 2>/dev/null
  mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(
    shopt -s extglob
    compgen -d -- "$part"
    compgen -f -X "$pattern" -- "$part"
  )
}

complete -F _galley galley
