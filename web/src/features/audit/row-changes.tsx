import { lazy, Suspense, type ComponentProps } from 'react'
import { withTexts } from '@/i18n/catalogue.ts'

const AuditDrawer = lazy(() =>
  withTexts(import('./audit-drawer.tsx')).then((module) => ({ default: module.AuditDrawer })),
)

/** The changes of a row in a drawer, whose code is downloaded when somebody asks for it. */
export function RowChanges(props: ComponentProps<typeof AuditDrawer>) {
  return (
    <Suspense fallback={null}>
      <AuditDrawer {...props} />
    </Suspense>
  )
}
