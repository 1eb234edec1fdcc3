import { HistoryIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'

/** Opens the saved versions of the paper. */
export function HistoryButton({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const intl = useIntl()
  const name = intl.formatMessage({ defaultMessage: 'History', id: 'djJp6c' })
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-expanded={open}
      aria-label={name}
      title={name}
      onClick={onOpen}
    >
      <HistoryIcon aria-hidden="true" />
    </Button>
  )
}
