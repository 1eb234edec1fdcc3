/** The parts of an address, or null where it is none. Browsers from 2023 have neither URL.parse nor URL.canParse. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
