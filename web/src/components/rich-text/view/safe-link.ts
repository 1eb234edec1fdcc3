/** Whether an address may be linked: of the web or of a mailbox, and nothing that runs. */
export function isSafeLink(address: string): boolean {
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(address.trim()).protocol)
  } catch {
    return false
  }
}
