import { CheckIcon, CopyIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { useCopyText } from './use-copy-text.ts'

/** Copies a text to the clipboard; a tick confirms it. */
export function CopyButton({
  text,
  label,
}: {
  text: string
  /** Names what is copied, for screen readers. */
  label: string
}) {
  const intl = useIntl()
  const [copied, setCopied] = useState(false)
  const copyText = useCopyText()
  const copy = async () => {
    if (!(await copyText(text))) return
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <Button
      variant="quiet"
      size="icon"
      className="text-ink-muted -my-1"
      aria-label={intl.formatMessage({ defaultMessage: 'Copy: {label}', id: 'pgKxrt' }, { label })}
      onClick={() => void copy()}
    >
      {copied ? (
        <CheckIcon aria-hidden="true" className="text-chalk-green" />
      ) : (
        <CopyIcon aria-hidden="true" />
      )}
      <span role="status" className="sr-only">
        {copied && <FormattedMessage defaultMessage="Copied" id="p556q3" />}
      </span>
    </Button>
  )
}
