import { TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { z } from 'zod/mini'
import { adminPaths } from '@/config/admin-paths.ts'
import { PaidTwiceList, paidTwice } from './paid-twice.tsx'

const problems = z.array(
  z.object({
    problem: z.string(),
    count: z.number(),
    paidTwice: z.optional(z.array(paidTwice)),
  }),
)

/** Problems that only an administrator can solve. shopProblems answers with JSON text. */
export function ShopProblems({ answer }: { answer: string | null }) {
  const found = problems.parse(JSON.parse(answer ?? '[]'))
  if (found.length === 0) return null
  return (
    <div role="alert">
      <ul className="mt-6 grid gap-3">
        {found.map(({ problem, count, paidTwice: twice = [] }) => (
          <li
            key={problem}
            className="border-danger/50 bg-danger/8 flex gap-3 rounded-md border px-4 py-3"
          >
            <TriangleAlertIcon aria-hidden="true" className="text-danger mt-0.5 size-5 shrink-0" />
            <div>
              <p>{sentence(problem, count)}</p>
              <PaidTwiceList payments={twice} />
              {problem === 'payments_to_look_at' && (
                <Link to={adminPaths.cardPayments.href()} className="mt-2 inline-block underline">
                  <FormattedMessage
                    defaultMessage="Look at them"
                    id="XrKWP1"
                    description="Card payments"
                  />
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function sentence(problem: string, count: number): ReactNode {
  switch (problem) {
    case 'seller_missing':
      return (
        <FormattedMessage
          defaultMessage="The seller’s details are missing, so no invoices can be issued. Payments still go through and their invoices follow. The deployment guide says how to add them."
          id="9XyxXX"
        />
      )
    case 'bank_account_missing':
      return (
        <FormattedMessage
          defaultMessage="No bank account is set up, so nobody can pay by bank transfer."
          id="trwLqC"
        />
      )
    case 'payments_to_look_at':
      return (
        <FormattedMessage
          defaultMessage="{count, plural, one {# payment fits} other {# payments fit}} no open order and must be looked at."
          id="Aci/yZ"
          values={{ count }}
        />
      )
    case 'mails_not_sent':
      return (
        <FormattedMessage
          defaultMessage="{count, plural, one {# email about an order has} other {# emails about orders have}} not been sent. We will try again."
          id="A5XJGN"
          values={{ count }}
        />
      )
    default:
      return problem
  }
}
