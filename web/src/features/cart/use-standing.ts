import { skipToken, useQuery } from '@apollo/client/react'
import { StandingDocument, type StandingQuery } from './standing.generated.ts'
import { useSession } from '@/lib/session.ts'
import { useCartItems } from './use-cart-items.ts'

/** Why the subscription does not include a resource; the error codes of add_to_library. */
export type LibraryRefusal = 'monthly_limit_reached' | 'grade_not_covered' | 'subscription_required'

/** Whether and how a teacher owns a resource or bundle. */
export type Standing =
  | { state: 'loading' | 'in-cart' | 'bought' | 'subscribed' }
  | {
      state: 'not-owned'
      library: LibraryRefusal | 'allowed' | null
      /** Rand: what completes the bundle, when the teacher has bought some of it before. */
      myPrice?: string
    }

const words = ['monthly_limit_reached', 'grade_not_covered', 'subscription_required', 'allowed']

const libraryOf = (word: string | null | undefined) =>
  words.find((known) => known === word) as LibraryRefusal | 'allowed' | undefined // only these are in the list

/** Evaluates the database's answer; a bundle is owned when it was bought or all its resources are owned. */
export function judgeStanding(data: StandingQuery, inCart: boolean): Standing {
  const bundle = data.productBundleByPk
  const members = bundle?.products?.edges.map(({ node }) => node.product?.ownedAs ?? null) ?? []
  const all = members.length > 0 && members.every((owned) => owned !== null)
  const owned = data.productByPk?.ownedAs
  // A seat is in the library like what was bought.
  if (owned === 'bought' || owned === 'seat' || bundle?.bought === true || all)
    return { state: 'bought' }
  if (owned === 'subscribed') return { state: 'subscribed' }
  if (inCart) return { state: 'in-cart' }
  const library = libraryOf(data.productByPk?.libraryAccess) ?? null
  const myPrice = bundle?.myPrice ?? null
  return { state: 'not-owned', library, ...(myPrice === null ? {} : { myPrice }) }
}

/** @param id of a resource or bundle */
export function useStanding(id: string): Standing {
  const signedIn = useSession().status === 'signed-in'
  const { data, error } = useQuery(StandingDocument, signedIn ? { variables: { id } } : skipToken)
  const cart = useCartItems()
  if (!signedIn) return { state: 'not-owned', library: null }
  // If the answer is missing, buying stays possible: the database checks again.
  if (!data && error !== undefined) return { state: 'not-owned', library: null }
  if (!data || cart === null) return { state: 'loading' }
  return judgeStanding(data, cart.has(id))
}
