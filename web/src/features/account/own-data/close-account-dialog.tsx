import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DialogForm } from '@/components/form/dialog-form.tsx'
import { DialogFrame } from '@/components/form/dialog-frame.tsx'
import { PasswordField } from '@/components/form/fields/password-field.tsx'
import { currentPasswordSchema } from '../account-form-schemas.ts'
import { LastStep } from '../details/last-step.tsx'
import { leave } from '../session/sign-out.ts'
import { useAccountForm } from '../use-account-form.ts'
import { closeAccount } from './own-data-calls.ts'
import { WhatClosingMeans } from './what-closing-means.tsx'

/** Says what closing the account means and asks for the password; then says that it is done, and leaves. */
export function CloseAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [closed, setClosed] = useState(false)
  const form = useAccountForm({
    schema: currentPasswordSchema(useIntl()),
    values: { password: '' },
    onSend: closeAccount,
    onSent: () => setClosed(true),
  })
  const close = async () => {
    if (closed) await leave()
    else if (await form.mayClose()) onClose()
  }
  return (
    <DialogFrame
      title={
        closed ? (
          <FormattedMessage defaultMessage="Your account is closed" id="w595Oh" />
        ) : (
          <FormattedMessage defaultMessage="Close your account?" id="Jc949F" />
        )
      }
      onClose={() => void close()}
    >
      {(head) =>
        closed ? (
          <LastStep head={head} onDone={() => void leave()}>
            <p role="status">
              <FormattedMessage
                defaultMessage="Thank you for the time you taught with us. We have sent a confirmation to {email}."
                id="NU2prF"
                values={{ email }}
              />
            </p>
          </LastStep>
        ) : (
          <DialogForm
            form={form}
            head={head}
            action={<FormattedMessage defaultMessage="Close account for good" id="gDoHmF" />}
            danger
            onCancel={() => void close()}
          >
            <WhatClosingMeans />
            {/* Tells the browser's password manager whose password this is. */}
            <input type="hidden" autoComplete="username" value={email} readOnly />
            <PasswordField
              form={form}
              name="password"
              label={<FormattedMessage defaultMessage="Password" id="5sg7KC" />}
              autoComplete="current-password"
            />
          </DialogForm>
        )
      }
    </DialogFrame>
  )
}
