import { lazy, Suspense, type ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { withTexts } from '@/i18n/catalogue.ts'

const QuestionsDialog = lazy(() =>
  withTexts(import('@/components/questions/questions-dialog.tsx')).then((module) => ({
    default: module.QuestionsDialog,
  })),
)

/** Few resources ask anything, so the form is loaded when one does. */
export function AskBeforeAdding(props: Omit<ComponentProps<typeof QuestionsDialog>, 'submit'>) {
  return (
    <Suspense fallback={null}>
      <QuestionsDialog
        {...props}
        submit={<FormattedMessage defaultMessage="Add to Cart" id="Ri//8C" />}
      />
    </Suspense>
  )
}
