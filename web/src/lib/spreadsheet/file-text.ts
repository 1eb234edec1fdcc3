/**
 * The text of a file. Spreadsheets and banks write UTF-8, UTF-16 or the Windows code page, and some leave NUL bytes in.
 */
export function fileText(bytes: Uint8Array): string {
  return decoded(bytes)
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '')
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
