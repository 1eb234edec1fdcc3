import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths.ts'
import type { Target } from '@/domain/transfer/target.ts'
import type { BankLineRowFragment } from './eft-desk.generated.ts'
import { readCandidates } from './line-candidates.ts'

/** What a line has paid, without what was taken back. */
export const paidLinks = ({ bankLineOrderCollection }: BankLineRowFragment) =>
  (bankLineOrderCollection?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ undoneAt }) => undoneAt === null)

/** The orders that a line may be for. A surname or an amount alone names nobody. */
export const candidatesOf = ({ lineState, candidates }: BankLineRowFragment): Target[] =>
  lineState === 'OPEN' || lineState === 'OWED_BACK' ? readCandidates(candidates) : []

const namedOf = (line: BankLineRowFragment): Target[] =>
  candidatesOf(line).filter(({ why }) => why !== 'amount' && why !== 'name')

/** The numbers of the orders that a line has paid, or else names. */
export const orderNumbersOf = (line: BankLineRowFragment): string[] => {
  const paid = paidLinks(line).map(({ orderNumber }) => orderNumber)
  return paid.length > 0 ? paid : namedOf(line).flatMap(({ orderNumber }) => orderNumber ?? [])
}

/** The orders of a line in its row, with the buyer while it is still to be confirmed. */
export function LineOrders({ line }: { line: BankLineRowFragment }) {
  const buyers = new Map(namedOf(line).map(({ orderNumber, buyer }) => [orderNumber, buyer]))
  return (
    <span className="grid">
      {orderNumbersOf(line)
        .slice(0, 3)
        .map((number) => (
          <span key={number} className="grid">
            <Link to={adminPaths.productOrders.href(number)} className="tabular-nums underline">
              {number}
            </Link>
            {buyers.has(number) && (
              <span className="text-ink-muted text-[13px]">{buyers.get(number)}</span>
            )}
          </span>
        ))}
    </span>
  )
}
