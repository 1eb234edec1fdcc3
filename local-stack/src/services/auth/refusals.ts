import { AuthError } from './errors.ts'

const bad = (code: string, message: string) => new AuthError(400, code, message)
const forbidden = (code: string, message: string) => new AuthError(403, code, message)
const notFound = (code: string, message: string) => new AuthError(404, code, message)
const unprocessable = (code: string, message: string) => new AuthError(422, code, message)

/** Every refusal of Auth, with GoTrue's status, code and message. */
export const refuse = {
  // The request itself
  validation: (message: string) => bad('validation_failed', message),
  badJson: (reason: string) => bad('bad_json', `Could not parse request body as JSON: ${reason}`),
  bodyTooLarge: () => new AuthError(413, 'unexpected_failure', 'http: request body too large'),
  unexpected: (message: string) => new AuthError(500, 'unexpected_failure', message),
  requestTimeout: () =>
    new AuthError(
      504,
      'request_timeout',
      'Processing this request timed out, please retry after a moment.',
    ),
  notAnId: (field: string) => notFound('validation_failed', `${field} must be an UUID`),
  captchaFailed: (reasons: string[]) =>
    bad('captcha_failed', `captcha protection: request disallowed (${reasons.join(', ')})`),
  captchaUnreachable: () =>
    new AuthError(500, 'unexpected_failure', 'captcha verification process failed'),
  requestRate: () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached'),
  mailRate: () => new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
  mailTooSoon: (secondsLeft: number) =>
    new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${String(secondsLeft)} seconds.`,
    ),

  // Who is calling
  noBearer: () =>
    new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  badJwt: (message: string) => forbidden('bad_jwt', message),
  badSubject: () => bad('bad_jwt', 'invalid claim: sub claim must be a UUID'),
  notAdmin: () => forbidden('not_admin', 'User not allowed'),
  appDataNeedsAdmin: () =>
    forbidden('not_admin', 'Updating app_metadata requires admin privileges'),
  anonymousUser: () =>
    forbidden('no_authorization', 'Anonymous user not allowed to perform these actions'),
  unknownSubject: () => forbidden('user_not_found', 'User from sub claim in JWT does not exist'),
  unknownSession: () =>
    forbidden('session_not_found', 'Session from session_id claim in JWT does not exist'),

  // Users
  userNotFound: () => notFound('user_not_found', 'User not found'),
  mailNotFound: () => notFound('user_not_found', 'User with this email not found'),
  emailExists: () =>
    unprocessable('email_exists', 'A user with this email address has already been registered'),
  phoneExists: () =>
    unprocessable('phone_exists', 'A user with this phone number has already been registered'),
  phoneTaken: () =>
    unprocessable('phone_exists', 'Phone number already registered by another user'),
  alreadyRegistered: () => unprocessable('user_already_exists', 'User already registered'),
  signupDisabled: () => unprocessable('signup_disabled', 'Signups not allowed for this instance'),
  otpSignupDisabled: () => unprocessable('otp_disabled', 'Signups not allowed for otp'),
  anonymousDisabled: () =>
    unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  emailSignupsDisabled: () => bad('email_provider_disabled', 'Email signups are disabled'),
  emailLoginsDisabled: () => unprocessable('email_provider_disabled', 'Email logins are disabled'),
  phoneSignupsDisabled: () => bad('phone_provider_disabled', 'Phone signups are disabled'),
  phoneLoginsDisabled: () => unprocessable('phone_provider_disabled', 'Phone logins are disabled'),
  phoneOtpDisabled: () => bad('phone_provider_disabled', 'Unsupported phone provider'),
  noSmsProvider: () => unprocessable('sms_send_failed', 'Unable to get SMS provider'),

  // Signing in
  credentials: () => bad('invalid_credentials', 'Invalid login credentials'),
  banned: () => bad('user_banned', 'User is banned'),
  bannedLink: () => forbidden('user_banned', 'User is banned'),
  emailNotConfirmed: () => bad('email_not_confirmed', 'Email not confirmed'),
  verifyMailFirst: () => unprocessable('email_not_confirmed', 'Please verify your email first.'),
  verifyPhoneFirst: () => unprocessable('phone_not_confirmed', 'Please verify your phone first.'),
  phoneNotConfirmed: () => bad('phone_not_confirmed', 'Phone not confirmed'),
  linkExpired: () => forbidden('otp_expired', 'Email link is invalid or has expired'),
  codeExpired: () => forbidden('otp_expired', 'Token has expired or is invalid'),
  flowStateNotFound: () =>
    notFound('flow_state_not_found', 'invalid flow state, no valid flow state found'),
  noFlowState: () =>
    bad(
      'flow_state_not_found',
      'No associated flow state found. 422: No valid flow state found for user.',
    ),
  flowStateExpired: () =>
    unprocessable('flow_state_expired', 'invalid flow state, flow state has expired'),
  codeVerifier: (message: string) => bad('bad_code_verifier', message),

  // Refresh tokens
  refreshTokenNotFound: () =>
    bad('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  refreshTokenUsed: () => bad('refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  refreshBanned: () => bad('user_banned', 'Invalid Refresh Token: User Banned'),
  noSession: () => bad('session_not_found', 'Invalid Refresh Token: No Valid Session Found'),
  sessionExpired: (reason = '') =>
    bad('session_expired', `Invalid Refresh Token: Session Expired${reason}`),

  // Passwords
  weakPassword: (message: string, reasons: string[]) =>
    new AuthError(422, 'weak_password', message, { weak_password: { reasons } }),
  samePassword: () =>
    unprocessable('same_password', 'New password should be different from the old password.'),
  reauthenticationNeeded: () =>
    bad('reauthentication_needed', 'Password update requires reauthentication'),
  nonce: () => unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid'),

  // Identities and providers
  manualLinkingDisabled: () => notFound('manual_linking_disabled', 'Manual linking is disabled'),
  lastIdentity: () =>
    unprocessable(
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    ),
  identityNotFound: () => unprocessable('identity_not_found', "Identity doesn't exist"),
  identityConflict: () =>
    unprocessable(
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    ),
  web3Disabled: () => new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
  providerDisabled: () => bad('validation_failed', 'Unsupported provider: provider is not enabled'),
  samlDisabled: () => notFound('saml_provider_disabled', 'SAML 2.0 is disabled'),

  // Second factors
  factorNotFound: () => notFound('mfa_factor_not_found', 'Factor not found'),
  factorNameTaken: (name: string) =>
    unprocessable(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    ),
  tooManyFactors: () =>
    unprocessable(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    ),
  enrollNeedsAal2: () => forbidden('insufficient_aal', 'AAL2 required to enroll a new factor'),
  unenrollNeedsAal2: () =>
    unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor'),
  updateNeedsAal2: () =>
    new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    ),
  totpEnrollDisabled: () =>
    unprocessable('mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'),
  totpVerifyDisabled: () =>
    unprocessable('mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP'),
  phoneVerifyDisabled: () =>
    unprocessable('mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone'),
  phoneFactorExists: () =>
    unprocessable(
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    ),
  messageTooSoon: (seconds: number) =>
    new AuthError(
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
  messageRate: () => new AuthError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
  phoneCode: () => unprocessable('mfa_verification_failed', 'Invalid MFA Phone code entered'),
  phoneEnrollDisabled: () =>
    unprocessable('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'),
  webauthnEnrollDisabled: () =>
    unprocessable('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'),
  challengeElsewhere: () =>
    unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch'),
  challengeNotFound: (id: string) =>
    unprocessable(
      'mfa_factor_not_found',
      `MFA factor with the provided challenge ID not found: ${id}`,
    ),
  challengeExpired: (id: string) =>
    unprocessable(
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    ),
  totpCode: () => unprocessable('mfa_verification_failed', 'Invalid TOTP code entered'),

  // Hooks
  hookTimeout: () =>
    unprocessable('hook_timeout', 'Failed to reach hook within maximum time of 2.000000 seconds'),
}
