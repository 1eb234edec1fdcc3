import { defineMessages } from 'react-intl'

/** The sentences for error codes of the school year, lessons, question papers and the calendar, a part of `serverMessages`. */
export const planningMessages = defineMessages({
  biweek_colors_used_up: {
    defaultMessage: 'This term has used all fifteen colours. Remove a two-week cycle first.',
    id: 'xpSHSN',
  },
  subjects_added_too_often: {
    defaultMessage:
      'You have added thirty subjects today. Add more tomorrow, or choose one of the list.',
    id: 'CFShWL',
  },
  document_too_large: {
    defaultMessage: 'This document has become too large. Please split it in two.',
    id: 'aLVIeA',
  },
  grade_not_covered: { defaultMessage: 'Subscribe to Grade to download', id: 'eh6AJv' },
  grades_required: { defaultMessage: 'Minimum 1 grade is required', id: 'GNm18N' },
  headings_malformed: { defaultMessage: 'One of the headings is incomplete.', id: '6gXim7' },
  instructions_malformed: {
    defaultMessage: 'One of the instructions is incomplete.',
    id: 'RW+qhN',
  },
  picture_quota_reached: {
    defaultMessage:
      'You have as many pictures as there is room for: 500, or 200 MB. Delete some first.',
    id: 'syo4W1',
  },
  translation_malformed: {
    defaultMessage: 'One of the texts in the second language is incomplete.',
    id: 'qZU8Gg',
  },
  questions_malformed: { defaultMessage: 'One of the questions is incomplete.', id: '802HEo' },
  repeat_too_long: { defaultMessage: 'An activity repeats for at most 12 weeks.', id: 'nTXQ7m' },
  school_not_confirmed: {
    defaultMessage: 'We must confirm first that this is your school.',
    id: 'auoYE+',
  },
  school_request_not_found: {
    defaultMessage: 'The teacher has withdrawn this request.',
    id: '+inuGE',
  },
  school_not_in_province: { defaultMessage: 'This school is in another province.', id: 'CV9CXo' },
  template_malformed: { defaultMessage: 'One of the steps is incomplete.', id: 'aMX35c' },
  activity_not_found: {
    defaultMessage: 'This activity is no longer in your calendar.',
    id: 'yHw/y2',
  },
  bump_changed: {
    defaultMessage:
      'Your calendar has changed in the meantime. Please check the moved lessons again.',
    id: 'QiXoEi',
  },
  class_not_found: { defaultMessage: 'This class no longer exists.', id: 'Bb830S' },
  feed_not_found: { defaultMessage: 'This calendar address no longer works.', id: 'IiS+RY' },
  monday_required: { defaultMessage: 'Please choose the Monday of the week.', id: 'cxKtnf' },
  moves_malformed: { defaultMessage: 'These activities could not be moved.', id: '0zm9Cb' },
  no_slot_left: {
    defaultMessage: 'There is no free lesson time left for this class in the terms that are known.',
    id: 'rwfA8L',
  },
  no_slot_before: {
    defaultMessage: 'There are not that many free lesson times before these lessons.',
    id: '2Xex79',
  },
  nothing_to_bump: {
    defaultMessage:
      'There is no lesson that can move. Weekly lessons, locked lessons and lessons without a class stay.',
    id: 'tS/yag',
  },
  periods_out_of_range: { defaultMessage: 'Choose 1 to 20 periods.', id: 'YZRato' },
  range_too_long: { defaultMessage: 'This period is too long to show.', id: '0bXocw' },
  week_not_known: { defaultMessage: 'Choose every week, week A or week B.', id: 'uwjrD5' },
  weeks_out_of_range: { defaultMessage: 'Choose 1 to 12 weeks.', id: 'w7a4uo' },
  year_not_known: { defaultMessage: 'Choose a year from 2000 to 2100.', id: 'PA10D7' },
  term_set_not_known: {
    defaultMessage: 'This calendar is no longer offered. Choose another one.',
    id: 'jrKpY4',
  },
  years_out_of_order: {
    defaultMessage: 'Classes can be brought over to a later year only.',
    id: 'y840fs',
  },
  same_week: { defaultMessage: 'Choose another week to copy to.', id: 'tibsPS' },
  term_not_found: { defaultMessage: 'The term is no longer there.', id: 'dwn4Cg' },
  term_not_known: {
    defaultMessage: 'This day is in no term that is known, so its end is not known either.',
    id: 'ov/EI3',
  },
  scope_not_known: {
    defaultMessage: 'Choose which of the repeated activities this is for.',
    id: '+CYxjs',
  },
})
