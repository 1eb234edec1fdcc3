import { LoaderCircleIcon, MapIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { useViewer } from '@/features/account/viewer/viewer.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { generateSitemap } from './generate-sitemap.ts'

/**
 * Generates the sitemap and shows how many addresses it has (A2.2). Disabled until the server has confirmed who is
 * signed in.
 */
export function SitemapButton({ className }: { className?: string }) {
  const intl = useIntl()
  const online = useOnline()
  const ready = useViewer() !== null
  const [pending, setPending] = useState(false)

  const generate = async () => {
    setPending(true)
    try {
      const count = await generateSitemap()
      const done = intl.formatMessage(
        {
          defaultMessage:
            'The sitemap is up to date: {count, plural, one {# address} other {# addresses}}.',
          id: 'SBAzMp',
        },
        { count },
      )
      showSnack('done', done, {
        label: intl.formatMessage({ defaultMessage: 'Open it', id: '6zfkGJ' }),
        run: () => window.open('/sitemap.xml', '_blank', 'noopener'),
      })
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    } finally {
      setPending(false)
    }
  }

  const label = intl.formatMessage({ defaultMessage: 'Generate sitemap', id: 'yba00+' })
  return (
    <Button
      variant="outline"
      size="sm"
      className={className}
      aria-label={label}
      aria-busy={pending}
      title={label}
      disabled={!online || !ready || pending}
      onClick={() => void generate()}
    >
      {pending ? (
        <LoaderCircleIcon aria-hidden="true" className="animate-spin motion-reduce:animate-none" />
      ) : (
        <MapIcon aria-hidden="true" />
      )}
      <span>
        <FormattedMessage defaultMessage="Sitemap" id="/xvc73" />
      </span>
    </Button>
  )
}
