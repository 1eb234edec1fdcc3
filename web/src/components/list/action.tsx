import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link, useHref, useNavigate, type To } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { MenuItem } from '@/components/ui/menu.tsx'
import { cn } from '@/lib/class-names.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'

/** Something that a person can do: follow a link, or call a function. */
export interface Action {
  id: string
  label: string
  /** The name for screen readers, such as "View order 241122-01", where the label does not name the row. */
  name?: string
  icon?: ReactNode
  to?: To
  /** The link opens in a tab of its own. */
  newTab?: boolean
  onSelect?: () => void
  /** Why it cannot be done now. The action is then disabled and shows this reason. */
  reason?: string | null | undefined
  /** It changes something, so it needs the network. */
  writes?: boolean
  danger?: boolean
}

/** Why an action cannot be done now, or null when it can. */
function useWhyNot({ reason, writes = false }: Action): string | null {
  const intl = useIntl()
  const online = useOnline()
  if (reason !== null && reason !== undefined) return reason
  return writes && !online
    ? intl.formatMessage({
        defaultMessage: 'You’re offline. This needs a connection.',
        id: 'hI7Xeb',
      })
    : null
}

/** An action as a button. A disabled one can still be focused, and says why it is disabled. */
export function ActionButton({
  action,
  className,
  ...look
}: { action: Action } & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>) {
  const whyNot = useWhyNot(action)
  const { icon, label, name, to, newTab = false, onSelect } = action
  const content = (
    <>
      {icon}
      {label}
    </>
  )
  const shared = { ...look, 'aria-label': name, 'data-action': action.id }
  if (to !== undefined && whyNot === null) {
    return (
      <Button asChild className={className} {...shared}>
        <Link to={to} preventScrollReset {...(newTab && { target: '_blank', rel: 'noopener' })}>
          {content}
        </Link>
      </Button>
    )
  }
  return (
    <Button
      {...shared}
      aria-disabled={whyNot !== null}
      title={whyNot ?? undefined}
      className={cn(
        'aria-disabled:pointer-events-auto! aria-disabled:cursor-not-allowed!',
        className,
      )}
      onClick={() => (whyNot === null ? onSelect?.() : showSnack('error', whyNot))}
    >
      {content}
    </Button>
  )
}

/** An action in a menu, with the reason below it when it is disabled. */
export function ActionItem({ action }: { action: Action }) {
  const whyNot = useWhyNot(action)
  const navigate = useNavigate()
  const { icon, label, to, newTab = false, onSelect, danger = false } = action
  const href = useHref(to ?? '')
  return (
    <MenuItem
      disabled={whyNot !== null}
      className={cn('h-auto min-h-10 py-1.5 data-disabled:cursor-default', danger && 'text-danger')}
      onSelect={() => {
        if (to !== undefined && newTab) window.open(href, '_blank', 'noopener')
        else if (to !== undefined) void navigate(to, { preventScrollReset: true })
        onSelect?.()
      }}
    >
      {icon}
      <span>
        <span className={cn(whyNot !== null && 'opacity-60')}>{label}</span>
        {whyNot !== null && (
          <span className="text-ink-muted block max-w-60 text-[13px]">{whyNot}</span>
        )}
      </span>
    </MenuItem>
  )
}
