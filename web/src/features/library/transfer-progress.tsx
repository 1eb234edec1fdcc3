import { FormattedMessage } from 'react-intl'
import { FileSize } from '@/components/file-size.tsx'

/** "1.2 MB of 4 MB". */
export function TransferProgress({ received, size }: { received: number; size: number }) {
  return (
    <FormattedMessage
      defaultMessage="{received} of {size}"
      id="CqsjmE"
      values={{ received: <FileSize bytes={received} />, size: <FileSize bytes={size} /> }}
    />
  )
}
