/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
