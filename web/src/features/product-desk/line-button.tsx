import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'

/** What can be done with a file or a question: an icon whose name is said and shown. */
export function LineButton({
  label,
  disabled = false,
  onClick,
  children,
}: {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
