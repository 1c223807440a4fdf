void pt(void);
