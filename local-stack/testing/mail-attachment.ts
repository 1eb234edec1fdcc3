/** An attached file of a mail's source, and its name; null when nothing is attached. */
export function mailAttachment(source: string): { name: string; content: Buffer } | null {
  const part =
    /Content-Disposition: attachment; filename=([\w.-]+)\r?\n(?:[\w-]+: .*\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(
      source,
    )
  if (part === null) return null
  const [, name = '', base64 = ''] = part
  return { name, content: Buffer.from(base64.replaceAll(/\s/g, ''), 'base64') }
}
