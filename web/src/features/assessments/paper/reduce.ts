import type { Action } from './actions.ts'
import * as head from './change-head.ts'
import * as items from './change-items.ts'
import * as parts from './change-parts.ts'
import * as pins from './change-pins.ts'
import * as questions from './change-questions.ts'
import * as sections from './change-sections.ts'
import { withText } from './change-texts.ts'
import { changeUnread } from './change-unread.ts'
import * as translation from './change-translation.ts'
import type { Paper } from './paper.ts'

/**
 * The paper after an edit (B.2 of Papers, T4.4). Pure; an edit that changes nothing returns the paper itself, and so does
 * one about something that is no longer there.
 */
export function reduce(paper: Paper, action: Action): Paper {
  switch (action.kind) {
    case 'meta':
      return head.changeMeta(paper, action)
    case 'heading':
      return head.changeHeading(paper, action)
    case 'taxonomies':
      return head.chooseTaxonomies(paper, action)
    case 'add-instruction':
      return head.addInstruction(paper, action)
    case 'change-instruction':
      return head.changeInstruction(paper, action)
    case 'remove-instruction':
      return head.removeInstruction(paper, action.id)
    case 'move-instruction':
      return head.moveInstruction(paper, action)
    case 'translate-instruction':
      return translation.translateInstruction(paper, action)
    case 'translate-section':
      return translation.translateSection(paper, action)
    case 'translate-item':
      return translation.translateItem(paper, action)
    case 'text':
      return withText(paper, action.slot, action.value)
    case 'add-question':
      return questions.addQuestion(paper, action)
    case 'insert-question':
      return questions.insertQuestion(paper, action)
    case 'remove-question':
      return questions.removeQuestion(paper, action.question)
    case 'duplicate-question':
      return questions.duplicateQuestion(paper, action)
    case 'change-question':
      return questions.changeQuestionFacts(paper, action)
    case 'move-question':
      return questions.moveQuestion(paper, action)
    case 'place-question':
      return questions.placeQuestion(paper, action)
    case 'split':
      return questions.splitQuestion(paper, action)
    case 'join':
      return questions.joinQuestion(paper, action.question)
    case 'start-section':
      return sections.startSection(paper, action)
    case 'end-section':
      return sections.endSection(paper, action.section)
    case 'section-title':
      return sections.titleSection(paper, action)
    case 'add-part':
      return parts.addPart(paper, action)
    case 'remove-part':
      return parts.removePart(paper, action.part)
    case 'duplicate-part':
      return parts.duplicatePart(paper, action)
    case 'change-part':
      return parts.changePartFacts(paper, action)
    case 'retype':
      return parts.retype(paper, action)
    case 'marks':
      return parts.markPart(paper, action)
    case 'level':
      return parts.levelPart(paper, action)
    case 'move-part':
      return parts.movePart(paper, action)
    case 'place-part':
      return parts.placePart(paper, action)
    case 'add-item':
      return items.addItems(paper, action)
    case 'change-item':
      return items.changeItem(paper, action)
    case 'remove-item':
      return items.removeItem(paper, action)
    case 'move-item':
      return items.moveItem(paper, action)
    case 'right':
      return items.markRight(paper, action)
    case 'pin-item':
      return pins.pinItem(paper, action)
    case 'pin-part':
      return pins.pinPart(paper, action)
    case 'pin-question':
      return pins.pinQuestion(paper, action)
    case 'unread':
      return changeUnread(paper, action)
    case 'replace':
      return action.paper
  }
}
