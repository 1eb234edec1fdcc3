const productAddress = /^\/product\/([^/?]+)\/?(?:\?|$)/

/** How long the host waits for the function before it answers without it. */
const patience = 3000

/** Without these, an answer that was decoded on the way would be announced wrongly. */
const ofTransport = ['connection', 'content-encoding', 'content-length', 'transfer-encoding']

/** The address of the function that draws a resource's page; null for every other address. */
export function productPageFor(url = ''): string | null {
  const [, id] = productAddress.exec(url) ?? []
  return id === undefined ? null : `/functions/v1/product-page?id=${id}`
}

/** What the function answers for a page, or null when the host has to answer itself: `200.html`, as for other pages. */
export async function askForPage(
  address: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Record<string, string>; body: string } | null> {
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) })
    if (answer.status === 429 || answer.status >= 500) return null
    const kept = Object.fromEntries(
      [...answer.headers].filter(([name]) => !ofTransport.includes(name)),
    )
    // Supabase serves no HTML from its own domain.
    if (kept['content-type']?.startsWith('text/plain') === true) {
      kept['content-type'] = 'text/html; charset=utf-8'
    }
    return { status: answer.status, headers: kept, body: await answer.text() }
  } catch {
    return null
  }
}
