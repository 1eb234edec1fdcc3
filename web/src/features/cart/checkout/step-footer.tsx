import { ArrowLeftIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { FooterTotal } from './footer-total.tsx'

/**
 * The foot of a step: terms to accept, then "Back" on the left and the primary action on the right. It
 * stays visible while scrolling.
 */
export function StepFooter({
  onBack,
  backDisabled = false,
  before,
  total,
  children,
}: {
  onBack: () => void
  backDisabled?: boolean
  /** Shown above the buttons, also while scrolling. */
  before?: ReactNode
  /** What is to be paid, in cents, without what cannot be ordered. */
  total: number
  children: ReactNode
}) {
  return (
    <div className="border-line bg-card sticky bottom-0 mt-auto grid gap-2 border-t px-6 py-4">
      {before}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <FooterTotal cents={total} />
        <Button variant="quiet" className="-ml-3 px-3!" disabled={backDisabled} onClick={onBack}>
          <ArrowLeftIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Back" id="cyR7Kh" />
        </Button>
        {children}
      </div>
    </div>
  )
}
