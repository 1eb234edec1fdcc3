import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { FunctionError } from '../_shared/http/function-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Finds all addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>

const resolveAll: Resolve = async (name) =>
  new Promise((resolve, reject) => {
    lookUp(name, { all: true }, (error, found) => (error === null ? resolve(found) : reject(error)))
  })

/**
 * What a connection asks for the address of its host. The connection goes to what is answered here, so a name that is
 * looked up twice cannot answer differently the second time; and one private address among several is enough to refuse.
 */
export function guardedLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (name, options: LookupOptions, answer) => {
    resolve(name).then(
      (found) => {
        const [first] = found
        if (first === undefined || found.some(({ address }) => !isPublicAddress(address))) {
          answer(new FunctionError(422, 'file_address_private'), '')
        } else if (options.all === true) answer(null, found)
        else answer(null, first.address, first.family)
      },
      (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), ''),
    )
  }
}
