import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What the server of the version before cannot work with: it runs beside the new one during an upgrade. */
const contracting: [RegExp, string][] = [
  [/\bDROP\s+(TABLE|COLUMN|TYPE|SCHEMA|VIEW|FUNCTION)\b/i, 'removes what the version before uses'],
  [/\bRENAME\b/i, 'renames what the version before uses'],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
  [/\bSET\s+NOT\s+NULL\b/i, 'demands a value that the version before does not write'],
  [/\bADD\s+COLUMN\b(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i, 'adds a required column without a default'],
]

/** A comment of a migration that says since which version nothing uses what it removes. */
const RELEASED = /\/\/ Contract: unused since \d+\.\d+\.\d+\b/

const problemsOf = (migration: string): string[] => {
  const up = migration.split('export async function down', 1)[0] ?? ''
  return RELEASED.test(migration) ? [] : contracting.filter(([sql]) => sql.test(up)).map(([, why]) => why)
}

const [, ...later] = globSync('src/migrations/2*.ts').sort()

describe('a migration after the first', () => {
  it.each(later)('%s only adds (CONTRIBUTING.md, "Changes of the database")', (file) => {
    expect(problemsOf(readFileSync(file, 'utf8'))).toEqual([])
  })

  it.each([
    ['ALTER TABLE "users" ADD COLUMN "nickname" varchar;', 0],
    ['ALTER TABLE "users" ADD COLUMN "colour" varchar DEFAULT \'red\' NOT NULL;', 0],
    ['CREATE TABLE "teams" ("id" uuid NOT NULL);', 0],
    ['ALTER TYPE "public"."role" ADD VALUE \'guest\';', 0],
    ['ALTER TABLE "users" ADD COLUMN "colour" varchar NOT NULL;', 1],
    ['ALTER TABLE "users" DROP COLUMN "phone";', 1],
    ['DROP TABLE "teams" CASCADE;', 1],
    ['ALTER TABLE "users" RENAME COLUMN "phone" TO "mobile";', 1],
    ['ALTER TABLE "users" ALTER COLUMN "phone" SET DATA TYPE text;', 1],
    ['ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;', 1],
    ['// Contract: unused since 1.2.0\nALTER TABLE "users" DROP COLUMN "phone";', 0],
    ['export async function up() {}\nexport async function down() { DROP TABLE "teams" }', 0],
  ])('%s: %i problems', (sql, count) => {
    expect(problemsOf(sql)).toHaveLength(count)
  })
})
