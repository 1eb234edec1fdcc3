import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { FunctionError } from '../_shared/http/function-error.ts'
import { readFileAddress } from './file-address.ts'
import { guardedLookup, type Resolve } from './guarded-lookup.ts'

export interface FetchLimits {
  /** The most bytes. */
  bytes: number
  /** For all of it, redirects included, in milliseconds. */
  time: number
  /** See readFileAddress(). */
  trusted: string
  /** For tests: what names lead to. */
  resolve?: Resolve
}

const mostRedirects = 3
const moved = new Set([301, 302, 303, 307, 308])

/**
 * Fetches a file that somebody has named, from the internet only: each address on the way is judged, and the connection
 * goes where the judged name led. Nothing of ours is sent along.
 * @throws FunctionError 422 file_address_not_allowed, file_address_private, file_too_many_redirects, file_too_large,
 * file_not_reached
 */
export async function fetchLimited(text: string, limits: FetchLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.time)
  let url = readFileAddress(text, undefined, limits.trusted)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await ask(url, signal, limits)
    const { statusCode = 0, headers } = response
    if (moved.has(statusCode) && headers.location !== undefined) {
      response.destroy()
      url = readFileAddress(headers.location, url, limits.trusted)
    } else if (statusCode === 200) return readAll(response, limits.bytes)
    else {
      response.destroy()
      throw new FunctionError(422, 'file_not_reached')
    }
  }
  throw new FunctionError(422, 'file_too_many_redirects')
}

/** What went wrong below is of no use to whoever asked, unless it is our own word. */
const unreached = (error: unknown) =>
  error instanceof FunctionError ? error : new FunctionError(422, 'file_not_reached')

async function ask(url: URL, signal: AbortSignal, limits: FetchLimits): Promise<IncomingMessage> {
  const trusted = limits.trusted !== '' && url.host === limits.trusted
  const options: RequestOptions = {
    method: 'GET',
    // A connection of its own, closed afterwards.
    agent: false,
    signal,
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Kryt import' },
    ...(trusted ? {} : { lookup: guardedLookup(limits.resolve) }),
  }
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    send(url, options, resolve)
      .on('error', (error) => reject(unreached(error)))
      .end()
  })
}

async function readAll(response: IncomingMessage, most: number): Promise<Uint8Array> {
  const tooLarge = () => {
    response.destroy()
    return new FunctionError(422, 'file_too_large')
  }
  if (Number(response.headers['content-length'] ?? 0) > most) throw tooLarge()
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Uint8Array>) {
      bytes += part.length
      // Counted, because what a server says of itself need not be true.
      if (bytes > most) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    throw unreached(error)
  }
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
