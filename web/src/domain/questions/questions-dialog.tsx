import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx'
import type { Answer, ProductQuestion } from './product-question.ts'
import { QuestionsForm } from './questions-form.tsx'

/** The questions of one resource or bundle in a dialog. */
export function QuestionsDialog({
  title,
  questions,
  submit,
  draft,
  onSubmit,
  onClose,
}: {
  /** The resource's title. */
  title: string
  questions: readonly ProductQuestion[]
  submit: ReactNode
  /** The key of the stored draft, so that closing the dialog loses nothing. */
  draft: string
  /** @throws an error that the form shows */
  onSubmit: (answers: Answer[]) => Promise<void>
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="min-[600px]:w-[min(560px,calc(100vw-48px))]!">
        <div className="border-line border-b px-6 py-5">
          <DialogTitle>
            <FormattedMessage
              defaultMessage="{count, plural, one {One question} other {A few questions}}"
              id="4koWhZ"
              values={{ count: questions.length }}
            />
          </DialogTitle>
          <DialogDescription className="text-ink-muted text-[15px] wrap-anywhere">
            {title}
          </DialogDescription>
        </div>
        <div className="p-6">
          <QuestionsForm
            questions={questions}
            submit={submit}
            draft={draft}
            onSubmit={onSubmit}
            onCancel={onClose}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
