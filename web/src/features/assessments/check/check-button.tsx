import { ClipboardCheckIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { usePaperCheck } from './use-paper-check.ts'

/** Opens the check of the paper; how much it has found stands on it. */
export function CheckButton({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const intl = useIntl()
  const found = usePaperCheck()
  const faults = found.some(({ severity }) => severity === 'fault')
  const name = intl.formatMessage(
    {
      defaultMessage:
        'Check the paper: {count, plural, =0 {nothing found} one {# finding} other {# findings}}',
      id: 'JvEb5X',
    },
    { count: found.length },
  )
  return (
    <Button
      variant="quiet"
      size="icon"
      className="relative"
      aria-expanded={open}
      aria-label={name}
      title={name}
      onClick={onOpen}
    >
      <ClipboardCheckIcon aria-hidden="true" />
      {found.length > 0 && (
        <span
          aria-hidden="true"
          className={`absolute top-0.5 right-0 grid h-[18px] min-w-[18px] place-items-center rounded-full px-1 text-[11px] leading-none font-bold tabular-nums ${faults ? 'bg-danger text-card' : 'bg-chalk-yellow text-[#231a00]'}`}
        >
          {Math.min(found.length, 99)}
        </span>
      )}
    </Button>
  )
}
