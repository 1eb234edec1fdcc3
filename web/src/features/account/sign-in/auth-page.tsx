import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageHead } from '@/components/page-head.tsx'

/** A page of signing in: heading, a line of help, the form, and links to related pages. */
export function AuthPage({
  title,
  intro,
  children,
  footer,
}: {
  title: string
  intro?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}) {
  const intl = useIntl()
  return (
    <>
      <PageHead
        indexed={false}
        title={title}
        description={intl.formatMessage({
          defaultMessage:
            'Your account at Kryt: sign in, create one, or find a username that you have forgotten.',
          id: 'flopOC',
        })}
      />
      <h1 className="text-[36px] min-[740px]:text-[44px]">{title}</h1>
      {intro !== undefined && <div className="text-ink-muted mt-3 text-lg">{intro}</div>}
      {children !== undefined && <div className="mt-8">{children}</div>}
      {footer !== undefined && (
        <div className="border-line text-ink-muted mt-8 border-t pt-5">{footer}</div>
      )}
    </>
  )
}
