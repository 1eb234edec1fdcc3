/** The gateway's part of the path. A function sees the rest, which begins with its own name. */
const prefix = '/functions/v1'

/** Path and query as the function sees them. */
export function functionPath(url: URL): string {
  const path = url.pathname.startsWith(`${prefix}/`)
    ? url.pathname.slice(prefix.length)
    : url.pathname
  return path + url.search
}

/** Headers that only our own proxy may set; a client's values are dropped. */
const proxyOnly = ['cf-connecting-ip', 'x-real-ip', 'sb-api-key']

/** The request's headers and those that the platform's gateway adds. */
export function forwardedHeaders(request: Request, clientAddress: string): Headers {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of proxyOnly) headers.delete(name)
  const host = headers.get('host') ?? url.host
  headers.set('host', host)
  const path = functionPath(url)
  headers.append('x-forwarded-for', clientAddress)
  headers.set('x-forwarded-host', url.hostname)
  headers.set('x-forwarded-port', url.port === '' ? '80' : url.port)
  headers.set('x-forwarded-proto', url.protocol.slice(0, -1))
  headers.set('x-forwarded-path', `${prefix}${path}`)
  headers.set('x-forwarded-prefix', `${prefix}/`)
  headers.set('x-real-ip', clientAddress)
  return headers
}
