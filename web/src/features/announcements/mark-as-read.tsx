import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'

export function MarkAsRead({ disabled, onRead }: { disabled: boolean; onRead: () => void }) {
  return (
    <Button variant="chalk" size="sm" disabled={disabled} onClick={onRead}>
      <FormattedMessage
        defaultMessage="Mark as read"
        id="iUAq9i"
        description="Marks an announcement as read"
      />
    </Button>
  )
}
