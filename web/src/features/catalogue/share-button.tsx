import { Share2Icon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { cn } from '@/lib/class-names.ts'
import { showSnack } from '@/lib/snackbar.ts'

/** Copies the address of the public page, which whoever gets it can open without an account. */
export function ShareButton({
  id,
  brief = false,
}: {
  id: string
  /** A picture only where the column is narrow, beside a button that says much. */
  brief?: boolean
}) {
  const intl = useIntl()
  const share = async () => {
    const address = `${location.origin}${paths.product.href(id)}`
    try {
      await navigator.clipboard.writeText(address)
      showSnack('done', intl.formatMessage({ defaultMessage: 'Product URL copied!', id: 'T3SMhZ' }))
    } catch {
      // The browser may refuse; then the address can still be read and typed.
      showSnack(
        'error',
        intl.formatMessage(
          {
            defaultMessage: 'Your browser blocked copying. The address is {address}.',
            id: 'KY1S3+',
          },
          { address },
        ),
      )
    }
  }
  return (
    <Button variant="outline" size="lg" className="px-5!" onClick={() => void share()}>
      <Share2Icon aria-hidden="true" />
      <span className={cn(brief && 'max-[479px]:sr-only min-[800px]:max-[1079px]:sr-only')}>
        <FormattedMessage defaultMessage="Share" id="OKhRC6" />
      </span>
    </Button>
  )
}
