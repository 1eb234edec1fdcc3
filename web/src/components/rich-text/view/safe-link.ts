/** Whether an address may be linked: of the web or of a mailbox, and nothing that runs. */
export function isSafeLink(address: string): boolean {
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(address.trim()).protocol)
  } catch {
    return false
  }
}

/** The whole address of what was typed, such as "www.kryt.example" or "me@kryt.example"; null if it may not be linked. */
export function fullLink(typed: string): string | null {
  const words = typed.trim()
  if (words === '' || /\s/.test(words)) return null
  if (/^[a-z][a-z0-9+.-]*:/i.test(words) && !/^[^:/]+:\d+(\/|$)/.test(words)) {
    return isSafeLink(words) ? words : null
  }
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(words)) return `mailto:${words}`
  const web = `https://${words}`
  return words.includes('.') && isSafeLink(web) ? web : null
}
