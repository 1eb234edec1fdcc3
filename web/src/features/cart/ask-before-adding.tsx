import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { withTexts } from '@/i18n/catalogue.ts'

const QuestionsDialog = lazy(() =>
  withTexts(import('@/domain/questions/questions-dialog.tsx')).then((module) => ({
    default: module.QuestionsDialog,
  })),
)

/** Few resources have questions, so the form is loaded only for those. */
export function AskBeforeAdding({
  submit = <FormattedMessage defaultMessage="Add to Cart" id="Ri//8C" />,
  ...props
}: Omit<ComponentProps<typeof QuestionsDialog>, 'submit'> & {
  /** The button's text, unless it adds to the cart. */
  submit?: ReactNode
}) {
  return (
    <Suspense fallback={null}>
      <QuestionsDialog {...props} submit={submit} />
    </Suspense>
  )
}
