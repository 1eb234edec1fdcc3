import type { ReactNode } from 'react'
import { Form } from '@/components/form/form.tsx'
import type { CodeForm as Values } from '../account-form-schemas.ts'
import { SubmitBar } from '../submit-bar.tsx'
import type { Sending } from '../use-account-form.ts'
import { CodeField } from './code-field.tsx'
import { useCodeForm } from './use-code-form.ts'

/** The form of a page that asks for a code of six digits. */
export function CodeForm<Answer>({
  label,
  button,
  ...sending
}: Sending<Values, Answer> & {
  label?: ReactNode
  button: ReactNode
}) {
  const form = useCodeForm(sending)
  return (
    <Form form={form} className="grid gap-5" footer={<SubmitBar form={form}>{button}</SubmitBar>}>
      <CodeField form={form} {...(label === undefined ? {} : { label })} />
    </Form>
  )
}
