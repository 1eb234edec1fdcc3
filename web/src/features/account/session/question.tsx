import { ChoosePassword } from '../password/choose-password.tsx'
import { SessionWarning } from './session-warning.tsx'
import { useOpenElsewhere } from './session-token.ts'

/** One question at a time: a password is not changed in a window that is not in use. */
export const Question = () => (useOpenElsewhere() ? <SessionWarning /> : <ChoosePassword />)
