import * as migration_20261120_185429_initial from './20261120_185429_initial';
import * as migration_20261120_185500_booking_rules from './20261120_185500_booking_rules';
import * as migration_20261120_191733_content from './20261120_191733_content';
import * as migration_20261120_191734_content_rules from './20261120_191734_content_rules';
import * as migration_20261120_192759_accounts from './20261120_192759_accounts';
import * as migration_20261120_192809_own_sign_in from './20261120_192809_own_sign_in';
import * as migration_20261120_192900_account_rules from './20261120_192900_account_rules';
import * as migration_20261120_200300_unlogged_limits from './20261120_200300_unlogged_limits';
import * as migration_20261120_222942_account_safety from './20261120_222942_account_safety';
import * as migration_20261121_181206_people from './20261121_181206_people';
import * as migration_20261121_181300_people_rules from './20261121_181300_people_rules';
import * as migration_20261121_181500_booking_desk from './20261121_181500_booking_desk';
import * as migration_20261121_190241_booking_holds from './20261121_190241_booking_holds';
import * as migration_20261121_191500_visits from './20261121_191500_visits';
import * as migration_20261121_192000_security_lists from './20261121_192000_security_lists';
import * as migration_20261121_214000_version_writers from './20261121_214000_version_writers';
import * as migration_20261121_214100_audit_search from './20261121_214100_audit_search';
import * as migration_20261121_214300_audit_seal from './20261121_214300_audit_seal';
import * as migration_20261121_214400_audit_guard from './20261121_214400_audit_guard';
import * as migration_20261121_215000_google_calendar from './20261121_215000_google_calendar';
import * as migration_20261121_215100_google_calendar_rules from './20261121_215100_google_calendar_rules';
import * as migration_20261122_044700_calendar_alerts from './20261122_044700_calendar_alerts';
import * as migration_20261122_045000_backup_runs from './20261122_045000_backup_runs';
import * as migration_20261122_090000_drafts from './20261122_090000_drafts';
import * as migration_20261122_090100_publication_schedule from './20261122_090100_publication_schedule';
import * as migration_20261122_110000_availability from './20261122_110000_availability';
import * as migration_20261122_130000_claims_source from './20261122_130000_claims_source';
import * as migration_20261122_140000_newsletter_issues from './20261122_140000_newsletter_issues';
import * as migration_20261122_150000_site_details from './20261122_150000_site_details';
import * as migration_20261122_161000_pages from './20261122_161000_pages';
import * as migration_20261122_161100_dragged_order from './20261122_161100_dragged_order';
import * as migration_20261122_161200_authors from './20261122_161200_authors';
import * as migration_20261122_180000_avif from './20261122_180000_avif';
import * as migration_20261123_051301_booking_visitor_clock from './20261123_051301_booking_visitor_clock';
import * as migration_20261123_143839_booking_burst from './20261123_143839_booking_burst';
import * as migration_20261123_143900_booking_arrivals from './20261123_143900_booking_arrivals';

export const migrations = [
  {
    up: migration_20261120_185429_initial.up,
    down: migration_20261120_185429_initial.down,
    name: '20261120_185429_initial',
  },
  {
    up: migration_20261120_185500_booking_rules.up,
    down: migration_20261120_185500_booking_rules.down,
    name: '20261120_185500_booking_rules',
  },
  {
    up: migration_20261120_191733_content.up,
    down: migration_20261120_191733_content.down,
    name: '20261120_191733_content',
  },
  {
    up: migration_20261120_191734_content_rules.up,
    down: migration_20261120_191734_content_rules.down,
    name: '20261120_191734_content_rules',
  },
  {
    up: migration_20261120_192759_accounts.up,
    down: migration_20261120_192759_accounts.down,
    name: '20261120_192759_accounts',
  },
  {
    up: migration_20261120_192809_own_sign_in.up,
    down: migration_20261120_192809_own_sign_in.down,
    name: '20261120_192809_own_sign_in',
  },
  {
    up: migration_20261120_192900_account_rules.up,
    down: migration_20261120_192900_account_rules.down,
    name: '20261120_192900_account_rules',
  },
  {
    up: migration_20261120_200300_unlogged_limits.up,
    down: migration_20261120_200300_unlogged_limits.down,
    name: '20261120_200300_unlogged_limits',
  },
  {
    up: migration_20261120_222942_account_safety.up,
    down: migration_20261120_222942_account_safety.down,
    name: '20261120_222942_account_safety',
  },
  {
    up: migration_20261121_181206_people.up,
    down: migration_20261121_181206_people.down,
    name: '20261121_181206_people',
  },
  {
    up: migration_20261121_181300_people_rules.up,
    down: migration_20261121_181300_people_rules.down,
    name: '20261121_181300_people_rules',
  },
  {
    up: migration_20261121_181500_booking_desk.up,
    down: migration_20261121_181500_booking_desk.down,
    name: '20261121_181500_booking_desk',
  },
  {
    up: migration_20261121_190241_booking_holds.up,
    down: migration_20261121_190241_booking_holds.down,
    name: '20261121_190241_booking_holds',
  },
  {
    up: migration_20261121_191500_visits.up,
    down: migration_20261121_191500_visits.down,
    name: '20261121_191500_visits',
  },
  {
    up: migration_20261121_192000_security_lists.up,
    down: migration_20261121_192000_security_lists.down,
    name: '20261121_192000_security_lists',
  },
  {
    up: migration_20261121_214000_version_writers.up,
    down: migration_20261121_214000_version_writers.down,
    name: '20261121_214000_version_writers',
  },
  {
    up: migration_20261121_214100_audit_search.up,
    down: migration_20261121_214100_audit_search.down,
    name: '20261121_214100_audit_search',
  },
  {
    up: migration_20261121_214300_audit_seal.up,
    down: migration_20261121_214300_audit_seal.down,
    name: '20261121_214300_audit_seal',
  },
  {
    up: migration_20261121_214400_audit_guard.up,
    down: migration_20261121_214400_audit_guard.down,
    name: '20261121_214400_audit_guard',
  },
  {
    up: migration_20261121_215000_google_calendar.up,
    down: migration_20261121_215000_google_calendar.down,
    name: '20261121_215000_google_calendar',
  },
  {
    up: migration_20261121_215100_google_calendar_rules.up,
    down: migration_20261121_215100_google_calendar_rules.down,
    name: '20261121_215100_google_calendar_rules',
  },
  {
    up: migration_20261122_044700_calendar_alerts.up,
    down: migration_20261122_044700_calendar_alerts.down,
    name: '20261122_044700_calendar_alerts',
  },
  {
    up: migration_20261122_045000_backup_runs.up,
    down: migration_20261122_045000_backup_runs.down,
    name: '20261122_045000_backup_runs',
  },
  {
    up: migration_20261122_090000_drafts.up,
    down: migration_20261122_090000_drafts.down,
    name: '20261122_090000_drafts',
  },
  {
    up: migration_20261122_090100_publication_schedule.up,
    down: migration_20261122_090100_publication_schedule.down,
    name: '20261122_090100_publication_schedule',
  },
  {
    up: migration_20261122_110000_availability.up,
    down: migration_20261122_110000_availability.down,
    name: '20261122_110000_availability',
  },
  {
    up: migration_20261122_130000_claims_source.up,
    down: migration_20261122_130000_claims_source.down,
    name: '20261122_130000_claims_source',
  },
  {
    up: migration_20261122_140000_newsletter_issues.up,
    down: migration_20261122_140000_newsletter_issues.down,
    name: '20261122_140000_newsletter_issues',
  },
  {
    up: migration_20261122_150000_site_details.up,
    down: migration_20261122_150000_site_details.down,
    name: '20261122_150000_site_details',
  },
  {
    up: migration_20261122_161000_pages.up,
    down: migration_20261122_161000_pages.down,
    name: '20261122_161000_pages',
  },
  {
    up: migration_20261122_161100_dragged_order.up,
    down: migration_20261122_161100_dragged_order.down,
    name: '20261122_161100_dragged_order',
  },
  {
    up: migration_20261122_161200_authors.up,
    down: migration_20261122_161200_authors.down,
    name: '20261122_161200_authors',
  },
  {
    up: migration_20261122_180000_avif.up,
    down: migration_20261122_180000_avif.down,
    name: '20261122_180000_avif',
  },
  {
    up: migration_20261123_051301_booking_visitor_clock.up,
    down: migration_20261123_051301_booking_visitor_clock.down,
    name: '20261123_051301_booking_visitor_clock',
  },
  {
    up: migration_20261123_143839_booking_burst.up,
    down: migration_20261123_143839_booking_burst.down,
    name: '20261123_143839_booking_burst'
  },
  {
    up: migration_20261123_143900_booking_arrivals.up,
    down: migration_20261123_143900_booking_arrivals.down,
    name: '20261123_143900_booking_arrivals'
  },
];
