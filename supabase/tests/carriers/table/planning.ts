import { derived, ownRow, type Carrier } from './carrier.ts'

const activity = [
  'label', 'start_date_time', 'end_date_time', 'color', 'type', 'teacher_assessment_template_id',
  'teacher_subject_template_id', 'teacher_class_subject_id', 'notes',
] // prettier-ignore
const wholeActivity = [
  'id', 'created_at', 'teacher_profile_id', ...activity, 'repeat_id', 'locked',
] // prettier-ignore
const whose = 'It is the caller’s.'
const writtenNow = 'The row is written again, now.'
const classPeriod = ['day', 'period', 'week']
const paper = [
  'title', 'complexity', 'total_marks', 'total_minutes', 'font_family', 'headings', 'instructions', 'questions',
  'translation',
] // prettier-ignore

/** The calendar, classes and papers: added, changed, copied, taken back and restored. */
export const planning = {
  'add_activity: teacher_activity': {
    kind: 'save', by: 'public.add_activity', table: 'public.teacher_activity', carries: [...activity, 'locked'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      [whose]: ['teacher_profile_id'],
      'Copies that repeat get one of their own.': ['repeat_id'],
    },
  },
  'change_activity: teacher_activity': {
    kind: 'save', by: 'public.change_activity', table: 'public.teacher_activity',
    carries: [...activity, 'locked'],
    leaves: {
      'The row stays, with its owner.': ['id', 'created_at', 'teacher_profile_id'],
      [writtenNow]: ['updated_at'],
      'A change of the following copies makes a repeat of their own.': ['repeat_id'],
    },
  },
  'change_activity: new copies': {
    kind: 'copy', by: 'public.change_activity', table: 'public.teacher_activity',
    carries: [...activity.filter((name) => !name.endsWith('_date_time')), 'locked', 'repeat_id'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      [whose]: ['teacher_profile_id'],
      'A copy is some weeks later.': ['start_date_time', 'end_date_time'],
    },
  },
  'copy_week: teacher_activity': {
    kind: 'copy', by: 'public.copy_week', table: 'public.teacher_activity',
    carries: activity.filter((name) => !name.endsWith('_date_time')),
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      [whose]: ['teacher_profile_id'],
      'A copy is some weeks later.': ['start_date_time', 'end_date_time'],
      'Copies of a week do not repeat.': ['repeat_id'],
      'A lock holds one lesson at its time: a copy can be moved.': ['locked'],
    },
  },
  'put_back_activities: teacher_activity': {
    kind: 'restore', by: 'public.put_back_activities', table: 'public.teacher_activity',
    carries: [...activity, 'repeat_id', 'locked'],
    leaves: {
      'The row stays, with its owner.': ['id', 'created_at', 'teacher_profile_id'],
      [writtenNow]: ['updated_at'],
    },
  },
  'restore_activities: teacher_activity': {
    kind: 'restore', by: 'public.restore_activities', table: 'public.teacher_activity',
    carries: [...wholeActivity, 'updated_at'], leaves: {},
  },
  'move_activities: teacher_activity': {
    kind: 'change', by: 'public.move_activities', table: 'public.teacher_activity',
    carries: wholeActivity, leaves: { [writtenNow]: ['updated_at'] },
  },
  'calendar_feed: teacher_activity': {
    kind: 'show', by: 'public.calendar_feed_content', table: 'public.teacher_activity',
    carries: ['id', 'created_at', 'updated_at', 'label', 'start_date_time', 'end_date_time', 'type', 'teacher_class_subject_id'],
    leaves: {
      [whose]: ['teacher_profile_id'],
      'Notes are for the teacher alone: a feed is shown on family calendars.': ['notes'],
      'Only Kryt shows or changes it.': ['color', 'locked'],
      'Each copy of a repeat is an event of its own.': ['repeat_id'],
      'A feed has no link to documents.': ['teacher_assessment_template_id', 'teacher_subject_template_id'],
    },
  },
  'restore_class: teacher_class_subject': {
    kind: 'restore', by: 'public.restore_class', table: 'public.teacher_class_subject',
    carries: ['id', 'created_at', 'updated_at', 'teacher_profile_id', 'subject_id', 'name', 'year'], leaves: {},
  },
  'restore_class: teacher_class_period': {
    kind: 'restore', by: 'public.restore_class', table: 'public.teacher_class_period',
    carries: ['id', 'created_at', 'updated_at', 'teacher_profile_id', 'teacher_class_subject_id', 'year', ...classPeriod],
    leaves: {},
  },
  'roll_over_classes: teacher_class_subject': {
    kind: 'copy', by: 'public.roll_over_classes', table: 'public.teacher_class_subject',
    carries: ['teacher_profile_id', 'subject_id', 'name'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      'The class is of the next year.': ['year'],
    },
  },
  'roll_over_classes: teacher_class_period': {
    kind: 'copy', by: 'public.roll_over_classes', table: 'public.teacher_class_period',
    carries: ['teacher_profile_id', ...classPeriod],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      'The class is the one of the next year.': ['teacher_class_subject_id', 'year'],
    },
  },
  'set_class_period: teacher_class_period': {
    kind: 'save', by: 'public.set_class_period', table: 'public.teacher_class_period',
    carries: ['teacher_class_subject_id', 'year', ...classPeriod],
    leaves: { [ownRow]: ['id', 'created_at', 'updated_at'], [whose]: ['teacher_profile_id'] },
  },
  'keep_assessment_version: teacher_assessment_template': {
    kind: 'keep', by: 'private.keep_assessment_version', table: 'public.teacher_assessment_template',
    carries: ['id', 'updated_at', ...paper],
    leaves: {
      'A version is of one paper, of one teacher.': ['created_at', 'teacher_profile_id'],
      'Of which subject and school a paper is, its earlier texts do not change.': ['subject_id', 'school_id', 'taxonomy_id'],
      [derived]: ['subject_name', 'grade_order', 'school_name', 'search_field'],
    },
  },
  'keep_question_bank: bank_question': {
    kind: 'show', by: 'private.keep_question_bank', table: 'public.bank_question',
    carries: [
      'teacher_profile_id', 'teacher_assessment_template_id', 'source_id', 'question_key', 'position', 'paper_title',
      'written_at', 'subject_id', 'grade_order', 'school_id', 'excerpt', 'marks', 'types', 'levels', 'question',
      'translation_language',
    ],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      'The paper is a shared one, or a teacher’s.': ['assessment_template_id'],
      [derived]: ['wording', 'search_field'],
    },
  },
  'write_schools: school': {
    kind: 'import', by: 'private.write_schools', table: 'public.school',
    carries: ['id', 'emis_number', 'name', 'town', 'provinces', 'school_img_key'],
    leaves: {
      'A school that is made again is a new row.': ['created_at', 'updated_at'],
      'The Department lists no generic school.': ['is_generic'],
      [derived]: ['search_field'],
    },
  },
} as const satisfies Record<string, Carrier> // prettier-ignore
