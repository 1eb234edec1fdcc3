import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { signIn } from '@/features/account/sign-in/auth-calls.ts'
import { keepFailedSignIn } from '@/features/account/sign-in/failed-sign-in.ts'

/** Signs in with the email and the password in the address. It shows nothing. */
export async function loader({ params }: LoaderFunctionArgs) {
  const email = params['email'] ?? ''
  try {
    const step = await signIn({ email, password: params['password'] ?? '' })
    if (step === 'code-due')
      return replace(paths.signInCode.href({ redirect: paths.products.href() }))
  } catch (error) {
    keepFailedSignIn({ email, error })
    return replace(paths.signIn.href())
  }
  return replace(paths.products.href())
}
