import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/lib/class-names.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'

/**
 * A button that changes something as soon as it is pressed. Without a network it can still be focused, does nothing, and
 * says why. What is sent by a form has SaveButton.
 */
export function WritingButton({
  onClick,
  className,
  ...props
}: Omit<ComponentProps<typeof Button>, 'asChild' | 'type'>) {
  const intl = useIntl()
  const online = useOnline()
  if (online) return <Button onClick={onClick} className={className} {...props} />
  const why = intl.formatMessage({
    defaultMessage: 'You’re offline. This needs a connection.',
    id: 'hI7Xeb',
  })
  return (
    <Button
      {...props}
      aria-disabled
      title={why}
      className={cn(
        'aria-disabled:pointer-events-auto! aria-disabled:cursor-not-allowed!',
        className,
      )}
      onClick={() => showSnack('error', why)}
    />
  )
}
