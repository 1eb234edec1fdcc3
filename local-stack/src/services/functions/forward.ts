import { request as httpRequest, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** Headers of one connection, which are not passed on. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export interface ForwardOptions {
  port: number
  /** Path and query as the function sees them. */
  path: string
  headers: Headers
  firstByteMs: number
  /** Called once: with true when the last byte was passed on, with false when either side gave up. */
  onEnd: (answered: boolean) => void
}

/** The worker did not answer in time. */
export class FirstByteTimeout extends Error {
  override name = 'FirstByteTimeout'
}

/**
 * Forwards a request to a worker and streams body and answer. When the client gives up, the request is aborted.
 * @throws FirstByteTimeout, or the socket's error when the worker ended before it answered
 */
export async function forward(request: Request, options: ForwardOptions): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    const upstream = httpRequest({
      host: '127.0.0.1',
      port: options.port,
      method: request.method,
      path: options.path,
      headers: outgoingHeaders(options.headers),
      agent: false,
    })
    const abort = () => {
      upstream.destroy(new Error('the client closed the request'))
    }
    const timer = setTimeout(() => upstream.destroy(new FirstByteTimeout()), options.firstByteMs)
    request.signal.addEventListener('abort', abort, { once: true })
    let answered = false
    upstream.once('close', () => {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', abort)
      options.onEnd(answered)
    })
    upstream.once('error', reject)
    upstream.once('response', (incoming) => {
      clearTimeout(timer)
      incoming.once('end', () => {
        answered = true
      })
      resolve(toResponse(request.method, incoming))
    })
    if (request.body === null) upstream.end()
    else sendBody(request.body, upstream, abort)
  })
}

function sendBody(
  body: NonNullable<Request['body']>,
  upstream: NodeJS.WritableStream,
  abort: () => void,
): void {
  const source = Readable.fromWeb(body)
  source.once('error', abort)
  source.pipe(upstream)
}

function outgoingHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !hopByHop.has(name)))
}

const withoutBody: ReadonlySet<number> = new Set([101, 204, 205, 304])

function toResponse(method: string, incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 502
  const headers = new Headers()
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index]?.toLowerCase() ?? ''
    if (!hopByHop.has(name)) headers.append(name, incoming.rawHeaders[index + 1] ?? '')
  }
  // The platform does not serve HTML from its own domain.
  if (method === 'GET' && headers.get('content-type')?.startsWith('text/html') === true) {
    headers.set('content-type', 'text/plain')
  }
  headers.set('x-served-by', 'supabase-edge-runtime')
  if (withoutBody.has(status) || method === 'HEAD') {
    incoming.resume()
    return new Response(null, { status, headers })
  }
  // Node's stream types and the web's describe the same object.
  return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array>, { status, headers })
}
