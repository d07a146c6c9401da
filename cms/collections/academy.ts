import type { CollectionConfig } from 'payload';
import { courseLevels } from '#domain/academy/levels';
import { quizKinds } from '#domain/academy/quiz';
import { LEAST_PAYABLE_TOMAN } from '#domain/orders/pricing';
import { signalKinds } from '#domain/signals/signal-plan';
import { readAndWrite } from '../access/staff';
import { articleEditor, lessonBlocks } from '../articles/editor';
import { refuseWhenInUse } from '../validate/in-use';
import { asSlug } from '../validate/normalise';
import { afterEnrolFrom } from '../validate/cohort';
import { answersItself, planIfAny } from '../validate/quiz-item';
import { validCourseSlug, validSlug, whole, wholeToman } from '../validate/rules';
import { optionsOf } from '../warranty/options';

const editorsWrite = readAndWrite('admin.courses.read', 'admin.courses.change');

/** A course of the academy: what one learns, from whom, in how many hours. [ACAD-1] */
export const courses: CollectionConfig = {
  slug: 'courses',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'level', 'hours', 'published'] },
  access: editorsWrite,
  hooks: { beforeDelete: [refuseWhenInUse('courses')] },
  defaultSort: 'rank',
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 100 },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      validate: validCourseSlug as never,
      hooks: { beforeValidate: [asSlug] },
    },
    { name: 'published', type: 'checkbox', required: true, defaultValue: false },
    { name: 'level', type: 'select', required: true, options: optionsOf(courseLevels, 'academy.levels') },
    { name: 'hours', type: 'number', required: true, min: 1, max: 500, validate: whole(1, true) },
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 400 },
    { name: 'outcomes', type: 'textarea', required: true, localized: true, maxLength: 1400 },
    { name: 'forWhom', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'needed', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'teacher', type: 'text', required: true, localized: true, maxLength: 80 },
    { name: 'teacherAbout', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'rank', type: 'number', required: true, defaultValue: 100 },
  ],
};

/** A group of a course with its days and its price; how many seats it has is moved by the desk. [ACAD-1, ACAD-2] */
export const cohorts: CollectionConfig = {
  slug: 'cohorts',
  admin: { useAsTitle: 'name', listSearchableFields: ['name'], defaultColumns: ['name', 'course', 'startsAt', 'enrolUntil', 'priceToman'] },
  access: editorsWrite,
  hooks: { beforeDelete: [refuseWhenInUse('cohorts')] },
  defaultSort: '-startsAt',
  fields: [
    { name: 'seats', type: 'ui', admin: { components: { Field: '/academy/seats-panel#SeatsPanel' } } },
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 60 },
    { name: 'course', type: 'relationship', relationTo: 'courses', required: true, index: true },
    { name: 'startsAt', type: 'date', required: true, index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'enrolFrom', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'enrolUntil', type: 'date', required: true, validate: afterEnrolFrom as never, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    {
      name: 'priceToman',
      type: 'number',
      required: true,
      min: LEAST_PAYABLE_TOMAN,
      validate: wholeToman(LEAST_PAYABLE_TOMAN, true),
    },
  ],
};

/** A lesson of a course, by its place in it, with its text; one or more are open to everybody. [ACAD-1, ACAD-3] */
export const lessons: CollectionConfig = {
  slug: 'lessons',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'course', 'rank', 'minutes', 'free'] },
  access: editorsWrite,
  hooks: { beforeDelete: [refuseWhenInUse('lessons')] },
  defaultSort: 'rank',
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'course', type: 'relationship', relationTo: 'courses', required: true, index: true },
    { name: 'slug', type: 'text', required: true, index: true, maxLength: 80, validate: validSlug as never, hooks: { beforeValidate: [asSlug] } },
    { name: 'rank', type: 'number', required: true, defaultValue: 100 },
    { name: 'minutes', type: 'number', required: true, min: 1, max: 600, validate: whole(1, true) },
    { name: 'free', type: 'checkbox', required: true, defaultValue: false },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 300 },
    { name: 'body', type: 'richText', localized: true, editor: articleEditor(lessonBlocks) },
  ],
};

/** A question of a lesson: how it is answered, its right answer, and why; rows of their own, since tries point at them. Its answer leaves the server after a try alone. [ACAD-3] */
export const quizItems: CollectionConfig = {
  slug: 'quiz-items',
  admin: { useAsTitle: 'prompt', listSearchableFields: ['prompt'], defaultColumns: ['prompt', 'lesson', 'kind', 'rank'] },
  access: editorsWrite,
  defaultSort: 'rank',
  fields: [
    { name: 'lesson', type: 'relationship', relationTo: 'lessons', required: true, index: true },
    { name: 'rank', type: 'number', required: true, defaultValue: 100 },
    { name: 'kind', type: 'select', required: true, options: optionsOf(quizKinds, 'academy.quiz.kinds') },
    { name: 'prompt', type: 'textarea', required: true, localized: true, maxLength: 600 },
    { name: 'choices', type: 'textarea', localized: true, maxLength: 1600 },
    { name: 'signal', type: 'select', options: optionsOf(signalKinds, 'academy.quiz.signals') },
    { name: 'plan', type: 'textarea', validate: planIfAny as never },
    { name: 'answer', type: 'text', required: true, maxLength: 40, validate: answersItself as never },
    { name: 'tolerance', type: 'number', min: 0, max: 100_000 },
    { name: 'why', type: 'textarea', required: true, localized: true, maxLength: 900 },
  ],
};
