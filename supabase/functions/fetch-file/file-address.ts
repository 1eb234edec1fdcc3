import { isIP } from 'node:net'
import { FunctionError } from '../_shared/http/function-error.ts'
import { isPublicAddress } from './public-address.ts'

/** "[::1]" in an address is "::1" to the network. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Reads an address from which a file may be fetched: https, its usual port, no name or password in it. An IP address in
 * any spelling must be of the internet; names are judged when they are looked up.
 * @param trusted the host and port of a stand-in, where anything goes; empty outside of development
 * @throws FunctionError 422 file_address_not_allowed, file_address_private
 */
export function readFileAddress(text: string, base: URL | undefined, trusted: string): URL {
  const url = URL.parse(text, base)
  if (url === null) throw new FunctionError(422, 'file_address_not_allowed')
  if (trusted !== '' && url.host === trusted) return url
  const plain = url.username === '' && url.password === '' && url.port === ''
  if (url.protocol !== 'https:' || !plain) {
    throw new FunctionError(422, 'file_address_not_allowed')
  }
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new FunctionError(422, 'file_address_private')
  }
  return url
}
