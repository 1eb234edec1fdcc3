import { $toggleLink } from '@lexical/link'
import { LinkIcon } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { fullLink } from '../view/safe-link.ts'
import { ToolButton } from './tool-button.tsx'
import type { ToolsProps } from './tools.ts'

/** Links the selected words, or changes the link that the caret stands in. */
export function LinkTool({ editor, format, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const name = formatMessage({ defaultMessage: 'Link', id: 'JBWS0c' })
  const link = (address: string | null) => {
    setOpen(false)
    editor?.update(() => $toggleLink(address))
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild disabled={disabled}>
        <ToolButton name={name} pressed={format.link !== null} disabled={disabled}>
          <LinkIcon aria-hidden="true" />
        </ToolButton>
      </PopoverTrigger>
      <PopoverContent
        aria-label={name}
        className="p-3"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor?.focus()
        }}
      >
        <LinkForm address={format.link} onLink={link} />
      </PopoverContent>
    </Popover>
  )
}

function LinkForm({
  address,
  onLink,
}: {
  address: string | null
  onLink: (address: string | null) => void
}) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState(address ?? '')
  const [refused, setRefused] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // The form of the page around the popover is another one.
    event.stopPropagation()
    const whole = fullLink(typed)
    if (whole === null) setRefused(true)
    else onLink(whole)
  }
  return (
    <form className="grid gap-2.5" onSubmit={submit} noValidate>
      <label className="grid gap-1 text-sm font-medium">
        <FormattedMessage defaultMessage="Web or email address" id="jKnIj0" />
        <Input
          value={typed}
          aria-invalid={refused || undefined}
          aria-describedby="link-refused"
          placeholder={formatMessage({ defaultMessage: 'www.example.co.za', id: 'N0CQTF' })}
          onChange={(event) => {
            setTyped(event.target.value)
            setRefused(false)
          }}
        />
      </label>
      <p id="link-refused" role="alert" className="text-danger text-sm empty:hidden">
        {refused && (
          <FormattedMessage
            defaultMessage="A link begins with https:// or http://, or is an email address."
            id="o+cpQC"
          />
        )}
      </p>
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          <FormattedMessage defaultMessage="Link" id="JBWS0c" />
        </Button>
        {address !== null && (
          <Button variant="quiet" size="sm" onClick={() => onLink(null)}>
            <FormattedMessage defaultMessage="Remove the link" id="Wlcs1F" />
          </Button>
        )}
      </div>
    </form>
  )
}
