import { lazy, Suspense, type ComponentProps } from 'react'
import { withTexts } from '@/i18n/catalogue.ts'

const AuditDrawer = lazy(() =>
  withTexts(import('./audit-drawer.tsx')).then((module) => ({ default: module.AuditDrawer })),
)

/** The audit drawer of a row. Its code is loaded when it is opened. */
export function RowChanges(props: ComponentProps<typeof AuditDrawer>) {
  return (
    <Suspense fallback={null}>
      <AuditDrawer {...props} />
    </Suspense>
  )
}
