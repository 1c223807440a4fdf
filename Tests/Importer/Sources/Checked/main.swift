print("Checked")
