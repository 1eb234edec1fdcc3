import { defineMessages, type IntlShape } from 'react-intl'
import type { MailLinkType } from './mail-link.ts'

const messages = defineMessages({
  signupTitle: { defaultMessage: 'Confirm your address', id: '/wqQe3' },
  signup: {
    defaultMessage: 'The button confirms your email address and signs you in.',
    id: '/QzdZ1',
  },
  signupButton: { defaultMessage: 'Confirm my address', id: 'eCWqkZ' },
  inviteTitle: { defaultMessage: 'You are invited to Kryt', id: 'UR5+JF' },
  invite: {
    defaultMessage: 'The button opens your account; then you choose a password.',
    id: 'hBiiOe',
  },
  inviteButton: { defaultMessage: 'Accept the invitation', id: 'iFTNwG' },
  recoveryTitle: { defaultMessage: 'Forgotten password', id: 'P4eOTz' },
  recovery: {
    defaultMessage: 'The button signs you in; then you choose a new password.',
    id: 'V3+Qf8',
  },
  recoveryButton: { defaultMessage: 'Choose a new password', id: 'h/HeZb' },
  magiclinkTitle: { defaultMessage: 'Sign in to Kryt', id: 'bvZY3b' },
  magiclink: { defaultMessage: 'The button signs you in on this device.', id: 'pfSa9S' },
  magiclinkButton: { defaultMessage: 'Sign me in', id: 'Qmnl+F' },
  email_changeTitle: { defaultMessage: 'Confirm the change', id: 'NaxPv7' },
  email_change: {
    defaultMessage:
      'The button agrees to the new email address of your account; it counts once both addresses have agreed.',
    id: 'VUTbPW',
  },
  email_changeButton: { defaultMessage: 'Agree to the change', id: 'LKmuud' },
})

/** Heading, sentence and button of the page that a link in a mail opens. */
export const linkWords = (intl: IntlShape, type: MailLinkType) => ({
  title: intl.formatMessage(messages[`${type}Title`]),
  sentence: intl.formatMessage(messages[type]),
  button: intl.formatMessage(messages[`${type}Button`]),
})
