import { Share2Icon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { cn } from '@/lib/class-names.ts'
import { showSnack } from '@/lib/snackbar.ts'

/** Copies the address of the public page, which can be opened without an account. */
export function ShareButton({
  id,
  brief = false,
}: {
  id: string
  /** Shows only an icon where the column is narrow. */
  brief?: boolean
}) {
  const intl = useIntl()
  const share = async () => {
    const address = `${location.origin}${paths.product.href(id)}`
    try {
      await navigator.clipboard.writeText(address)
      showSnack('done', intl.formatMessage({ defaultMessage: 'Product URL copied!', id: 'T3SMhZ' }))
    } catch {
      // If the browser refuses, the address is shown to be copied by hand.
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
