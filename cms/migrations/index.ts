import * as migration_20261121_022907_initial from './20261121_022907_initial';
import * as migration_20261121_022908_guards from './20261121_022908_guards';
import * as migration_20261121_024448_login_purpose from './20261121_024448_login_purpose';
import * as migration_20261121_030001_holidays_outbox from './20261121_030001_holidays_outbox';
import * as migration_20261121_031500_stock_shown from './20261121_031500_stock_shown';
import * as migration_20261121_063702_picture_sizes from './20261121_063702_picture_sizes';
import * as migration_20261121_075225_wallet_refunds from './20261121_075225_wallet_refunds';
import * as migration_20261121_080148_warranty from './20261121_080148_warranty';
import * as migration_20261121_080807_api_sessions from './20261121_080807_api_sessions';
import * as migration_20261121_092040_refund_by_hand from './20261121_092040_refund_by_hand';
import * as migration_20261121_092806_groups from './20261121_092806_groups';
import * as migration_20261121_093622_around_product from './20261121_093622_around_product';
import * as migration_20261121_102702_work_claims from './20261121_102702_work_claims';
import * as migration_20261121_121900_life_cycles from './20261121_121900_life_cycles';
import * as migration_20261121_122158_order_ends from './20261121_122158_order_ends';
import * as migration_20261121_122448_invoices from './20261121_122448_invoices';
import * as migration_20261121_125200_lists_by_index from './20261121_125200_lists_by_index';
import * as migration_20261121_154000_order_list from './20261121_154000_order_list';
import * as migration_20261122_100835_search_terms from './20261122_100835_search_terms';
import * as migration_20261122_104140_staff_logins from './20261122_104140_staff_logins';
import * as migration_20261122_110421_buyers_wishes_and_drafts from './20261122_110421_buyers_wishes_and_drafts';
import * as migration_20261122_111032_devices_bound from './20261122_111032_devices_bound';
import * as migration_20261122_111514_desk_search from './20261122_111514_desk_search';
import * as migration_20261122_112300_plans_by_language from './20261122_112300_plans_by_language';
import * as migration_20261122_113236_stock_notices from './20261122_113236_stock_notices';
import * as migration_20261122_134423_codes_by_place from './20261122_134423_codes_by_place';
import * as migration_20261122_140500_lists_by_key from './20261122_140500_lists_by_key';
import * as migration_20261122_143621_delivery_choice from './20261122_143621_delivery_choice';
import * as migration_20261122_144900_search_sale from './20261122_144900_search_sale';
import * as migration_20261122_150200_last_administrator from './20261122_150200_last_administrator';
import * as migration_20261122_150313_kinds from './20261122_150313_kinds';
import * as migration_20261122_170704_unread_fields from './20261122_170704_unread_fields';
import * as migration_20261122_205423_parcels_of_tickets from './20261122_205423_parcels_of_tickets';
import * as migration_20261122_220000_units_found from './20261122_220000_units_found';
import * as migration_20261122_234500_pages_found from './20261122_234500_pages_found';
import * as migration_20261123_002500_refunds_within from './20261123_002500_refunds_within';
import * as migration_20261123_004206_wide_ids from './20261123_004206_wide_ids';
import * as migration_20261123_030229_dispatch_corrected from './20261123_030229_dispatch_corrected';
import * as migration_20261123_033000_words_joined from './20261123_033000_words_joined';
import * as migration_20261123_034646_what_the_release_before_read from './20261123_034646_what_the_release_before_read';
import * as migration_20261123_093953_parcels_of_tickets_corrected from './20261123_093953_parcels_of_tickets_corrected';
import * as migration_20261123_113000_payables from './20261123_113000_payables';
import * as migration_20261123_143135_account_roles from './20261123_143135_account_roles';
import * as migration_20261123_151506_serials_asked from './20261123_151506_serials_asked';
import * as migration_20261123_153300_factors_by_actor from './20261123_153300_factors_by_actor';
import * as migration_20261123_173628_centres from './20261123_173628_centres';
import * as migration_20261123_174916_service_items from './20261123_174916_service_items';
import * as migration_20261123_182000_events from './20261123_182000_events';
import * as migration_20261123_183600_holidays_shown from './20261123_183600_holidays_shown';
import * as migration_20261123_183752_services_found from './20261123_183752_services_found';
import * as migration_20261123_204902_service_requests from './20261123_204902_service_requests';
import * as migration_20261123_210944_request_draft_files from './20261123_210944_request_draft_files';
import * as migration_20261123_220941_visits from './20261123_220941_visits';
import * as migration_20261124_004728_request_messages from './20261124_004728_request_messages';
import * as migration_20261124_005550_offer_templates from './20261124_005550_offer_templates';
import * as migration_20261124_011620_provider_page from './20261124_011620_provider_page';
import * as migration_20261124_013908_visits_of_day from './20261124_013908_visits_of_day';
import * as migration_20261124_014425_least_offer from './20261124_014425_least_offer';
import * as migration_20261124_015200_tracking_as_written from './20261124_015200_tracking_as_written';
import * as migration_20261124_015406_request_ratings from './20261124_015406_request_ratings';
import * as migration_20261124_020617_follow_links from './20261124_020617_follow_links';
import * as migration_20261124_042005_request_results from './20261124_042005_request_results';
import * as migration_20261124_053408_academy from './20261124_053408_academy';
import * as migration_20261124_055226_rental_units from './20261124_055226_rental_units';
import * as migration_20261124_055649_magazine from './20261124_055649_magazine';
import * as migration_20261124_141014_lesson_body from './20261124_141014_lesson_body';
import * as migration_20261126_235258_quizzes_certificates from './20261126_235258_quizzes_certificates';
import * as migration_20261127_000541_health_files from './20261127_000541_health_files';
import * as migration_20261127_010213_comments from './20261127_010213_comments';
import * as migration_20261127_011249_supplements_and_fares from './20261127_011249_supplements_and_fares';
import * as migration_20261127_011900_questions from './20261127_011900_questions';
import * as migration_20261127_035124_record_files from './20261127_035124_record_files';
import * as migration_20261127_044137_redirects_and_links from './20261127_044137_redirects_and_links';
import * as migration_20261127_045133_readers from './20261127_045133_readers';
import * as migration_20261127_095101_service_figures from './20261127_095101_service_figures';
import * as migration_20261127_123246_shares from './20261127_123246_shares';
import * as migration_20261127_133326_family_asks from './20261127_133326_family_asks';
import * as migration_20261127_170321_file_holds_and_imports from './20261127_170321_file_holds_and_imports';
import * as migration_20261127_172323_health_history from './20261127_172323_health_history';
import * as migration_20261127_180600_family_devices from './20261127_180600_family_devices';
import * as migration_20261127_181254_doctors from './20261127_181254_doctors';
import * as migration_20261127_211500_search_doctors from './20261127_211500_search_doctors';
import * as migration_20261127_214600_reservations from './20261127_214600_reservations';
import * as migration_20261128_010000_choose_anew from './20261128_010000_choose_anew';
import * as migration_20261128_011127_account_deletions from './20261128_011127_account_deletions';
import * as migration_20261128_034709_consultations from './20261128_034709_consultations';
import * as migration_20261128_040232_silent_doctors from './20261128_040232_silent_doctors';
import * as migration_20261128_040954_conversation_lines from './20261128_040954_conversation_lines';
import * as migration_20261128_042559_account_penalties from './20261128_042559_account_penalties';

export const migrations = [
  {
    up: migration_20261121_022907_initial.up,
    down: migration_20261121_022907_initial.down,
    name: '20261121_022907_initial',
  },
  {
    up: migration_20261121_022908_guards.up,
    down: migration_20261121_022908_guards.down,
    name: '20261121_022908_guards',
  },
  {
    up: migration_20261121_024448_login_purpose.up,
    down: migration_20261121_024448_login_purpose.down,
    name: '20261121_024448_login_purpose',
  },
  {
    up: migration_20261121_030001_holidays_outbox.up,
    down: migration_20261121_030001_holidays_outbox.down,
    name: '20261121_030001_holidays_outbox',
  },
  {
    up: migration_20261121_031500_stock_shown.up,
    down: migration_20261121_031500_stock_shown.down,
    name: '20261121_031500_stock_shown',
  },
  {
    up: migration_20261121_063702_picture_sizes.up,
    down: migration_20261121_063702_picture_sizes.down,
    name: '20261121_063702_picture_sizes',
  },
  {
    up: migration_20261121_075225_wallet_refunds.up,
    down: migration_20261121_075225_wallet_refunds.down,
    name: '20261121_075225_wallet_refunds',
  },
  {
    up: migration_20261121_080148_warranty.up,
    down: migration_20261121_080148_warranty.down,
    name: '20261121_080148_warranty',
  },
  {
    up: migration_20261121_080807_api_sessions.up,
    down: migration_20261121_080807_api_sessions.down,
    name: '20261121_080807_api_sessions',
  },
  {
    up: migration_20261121_092040_refund_by_hand.up,
    down: migration_20261121_092040_refund_by_hand.down,
    name: '20261121_092040_refund_by_hand',
  },
  {
    up: migration_20261121_092806_groups.up,
    down: migration_20261121_092806_groups.down,
    name: '20261121_092806_groups',
  },
  {
    up: migration_20261121_093622_around_product.up,
    down: migration_20261121_093622_around_product.down,
    name: '20261121_093622_around_product',
  },
  {
    up: migration_20261121_102702_work_claims.up,
    down: migration_20261121_102702_work_claims.down,
    name: '20261121_102702_work_claims',
  },
  {
    up: migration_20261121_121900_life_cycles.up,
    down: migration_20261121_121900_life_cycles.down,
    name: '20261121_121900_life_cycles',
  },
  {
    up: migration_20261121_122158_order_ends.up,
    down: migration_20261121_122158_order_ends.down,
    name: '20261121_122158_order_ends',
  },
  {
    up: migration_20261121_122448_invoices.up,
    down: migration_20261121_122448_invoices.down,
    name: '20261121_122448_invoices',
  },
  {
    up: migration_20261121_125200_lists_by_index.up,
    down: migration_20261121_125200_lists_by_index.down,
    name: '20261121_125200_lists_by_index',
  },
  {
    up: migration_20261121_154000_order_list.up,
    down: migration_20261121_154000_order_list.down,
    name: '20261121_154000_order_list',
  },
  {
    up: migration_20261122_100835_search_terms.up,
    down: migration_20261122_100835_search_terms.down,
    name: '20261122_100835_search_terms',
  },
  {
    up: migration_20261122_104140_staff_logins.up,
    down: migration_20261122_104140_staff_logins.down,
    name: '20261122_104140_staff_logins',
  },
  {
    up: migration_20261122_110421_buyers_wishes_and_drafts.up,
    down: migration_20261122_110421_buyers_wishes_and_drafts.down,
    name: '20261122_110421_buyers_wishes_and_drafts',
  },
  {
    up: migration_20261122_111032_devices_bound.up,
    down: migration_20261122_111032_devices_bound.down,
    name: '20261122_111032_devices_bound',
  },
  {
    up: migration_20261122_111514_desk_search.up,
    down: migration_20261122_111514_desk_search.down,
    name: '20261122_111514_desk_search',
  },
  {
    up: migration_20261122_112300_plans_by_language.up,
    down: migration_20261122_112300_plans_by_language.down,
    name: '20261122_112300_plans_by_language',
  },
  {
    up: migration_20261122_113236_stock_notices.up,
    down: migration_20261122_113236_stock_notices.down,
    name: '20261122_113236_stock_notices',
  },
  {
    up: migration_20261122_134423_codes_by_place.up,
    down: migration_20261122_134423_codes_by_place.down,
    name: '20261122_134423_codes_by_place',
  },
  {
    up: migration_20261122_140500_lists_by_key.up,
    down: migration_20261122_140500_lists_by_key.down,
    name: '20261122_140500_lists_by_key',
  },
  {
    up: migration_20261122_143621_delivery_choice.up,
    down: migration_20261122_143621_delivery_choice.down,
    name: '20261122_143621_delivery_choice',
  },
  {
    up: migration_20261122_144900_search_sale.up,
    down: migration_20261122_144900_search_sale.down,
    name: '20261122_144900_search_sale',
  },
  {
    up: migration_20261122_150200_last_administrator.up,
    down: migration_20261122_150200_last_administrator.down,
    name: '20261122_150200_last_administrator',
  },
  {
    up: migration_20261122_150313_kinds.up,
    down: migration_20261122_150313_kinds.down,
    name: '20261122_150313_kinds',
  },
  {
    up: migration_20261122_170704_unread_fields.up,
    down: migration_20261122_170704_unread_fields.down,
    name: '20261122_170704_unread_fields',
  },
  {
    up: migration_20261122_205423_parcels_of_tickets.up,
    down: migration_20261122_205423_parcels_of_tickets.down,
    name: '20261122_205423_parcels_of_tickets',
  },
  {
    up: migration_20261122_220000_units_found.up,
    down: migration_20261122_220000_units_found.down,
    name: '20261122_220000_units_found',
  },
  {
    up: migration_20261122_234500_pages_found.up,
    down: migration_20261122_234500_pages_found.down,
    name: '20261122_234500_pages_found',
  },
  {
    up: migration_20261123_002500_refunds_within.up,
    down: migration_20261123_002500_refunds_within.down,
    name: '20261123_002500_refunds_within',
  },
  {
    up: migration_20261123_004206_wide_ids.up,
    down: migration_20261123_004206_wide_ids.down,
    name: '20261123_004206_wide_ids',
  },
  {
    up: migration_20261123_030229_dispatch_corrected.up,
    down: migration_20261123_030229_dispatch_corrected.down,
    name: '20261123_030229_dispatch_corrected',
  },
  {
    up: migration_20261123_033000_words_joined.up,
    down: migration_20261123_033000_words_joined.down,
    name: '20261123_033000_words_joined',
  },
  {
    up: migration_20261123_034646_what_the_release_before_read.up,
    down: migration_20261123_034646_what_the_release_before_read.down,
    name: '20261123_034646_what_the_release_before_read',
  },
  {
    up: migration_20261123_093953_parcels_of_tickets_corrected.up,
    down: migration_20261123_093953_parcels_of_tickets_corrected.down,
    name: '20261123_093953_parcels_of_tickets_corrected',
  },
  {
    up: migration_20261123_113000_payables.up,
    down: migration_20261123_113000_payables.down,
    name: '20261123_113000_payables',
  },
  {
    up: migration_20261123_143135_account_roles.up,
    down: migration_20261123_143135_account_roles.down,
    name: '20261123_143135_account_roles',
  },
  {
    up: migration_20261123_151506_serials_asked.up,
    down: migration_20261123_151506_serials_asked.down,
    name: '20261123_151506_serials_asked',
  },
  {
    up: migration_20261123_153300_factors_by_actor.up,
    down: migration_20261123_153300_factors_by_actor.down,
    name: '20261123_153300_factors_by_actor',
  },
  {
    up: migration_20261123_173628_centres.up,
    down: migration_20261123_173628_centres.down,
    name: '20261123_173628_centres',
  },
  {
    up: migration_20261123_174916_service_items.up,
    down: migration_20261123_174916_service_items.down,
    name: '20261123_174916_service_items',
  },
  {
    up: migration_20261123_182000_events.up,
    down: migration_20261123_182000_events.down,
    name: '20261123_182000_events',
  },
  {
    up: migration_20261123_183600_holidays_shown.up,
    down: migration_20261123_183600_holidays_shown.down,
    name: '20261123_183600_holidays_shown',
  },
  {
    up: migration_20261123_183752_services_found.up,
    down: migration_20261123_183752_services_found.down,
    name: '20261123_183752_services_found',
  },
  {
    up: migration_20261123_204902_service_requests.up,
    down: migration_20261123_204902_service_requests.down,
    name: '20261123_204902_service_requests',
  },
  {
    up: migration_20261123_210944_request_draft_files.up,
    down: migration_20261123_210944_request_draft_files.down,
    name: '20261123_210944_request_draft_files',
  },
  {
    up: migration_20261123_220941_visits.up,
    down: migration_20261123_220941_visits.down,
    name: '20261123_220941_visits',
  },
  {
    up: migration_20261124_004728_request_messages.up,
    down: migration_20261124_004728_request_messages.down,
    name: '20261124_004728_request_messages',
  },
  {
    up: migration_20261124_005550_offer_templates.up,
    down: migration_20261124_005550_offer_templates.down,
    name: '20261124_005550_offer_templates',
  },
  {
    up: migration_20261124_011620_provider_page.up,
    down: migration_20261124_011620_provider_page.down,
    name: '20261124_011620_provider_page',
  },
  {
    up: migration_20261124_013908_visits_of_day.up,
    down: migration_20261124_013908_visits_of_day.down,
    name: '20261124_013908_visits_of_day',
  },
  {
    up: migration_20261124_014425_least_offer.up,
    down: migration_20261124_014425_least_offer.down,
    name: '20261124_014425_least_offer',
  },
  {
    up: migration_20261124_015200_tracking_as_written.up,
    down: migration_20261124_015200_tracking_as_written.down,
    name: '20261124_015200_tracking_as_written',
  },
  {
    up: migration_20261124_015406_request_ratings.up,
    down: migration_20261124_015406_request_ratings.down,
    name: '20261124_015406_request_ratings',
  },
  {
    up: migration_20261124_020617_follow_links.up,
    down: migration_20261124_020617_follow_links.down,
    name: '20261124_020617_follow_links',
  },
  {
    up: migration_20261124_042005_request_results.up,
    down: migration_20261124_042005_request_results.down,
    name: '20261124_042005_request_results',
  },
  {
    up: migration_20261124_053408_academy.up,
    down: migration_20261124_053408_academy.down,
    name: '20261124_053408_academy',
  },
  {
    up: migration_20261124_055226_rental_units.up,
    down: migration_20261124_055226_rental_units.down,
    name: '20261124_055226_rental_units',
  },
  {
    up: migration_20261124_055649_magazine.up,
    down: migration_20261124_055649_magazine.down,
    name: '20261124_055649_magazine',
  },
  {
    up: migration_20261124_141014_lesson_body.up,
    down: migration_20261124_141014_lesson_body.down,
    name: '20261124_141014_lesson_body',
  },
  {
    up: migration_20261126_235258_quizzes_certificates.up,
    down: migration_20261126_235258_quizzes_certificates.down,
    name: '20261126_235258_quizzes_certificates',
  },
  {
    up: migration_20261127_000541_health_files.up,
    down: migration_20261127_000541_health_files.down,
    name: '20261127_000541_health_files',
  },
  {
    up: migration_20261127_010213_comments.up,
    down: migration_20261127_010213_comments.down,
    name: '20261127_010213_comments',
  },
  {
    up: migration_20261127_011249_supplements_and_fares.up,
    down: migration_20261127_011249_supplements_and_fares.down,
    name: '20261127_011249_supplements_and_fares',
  },
  {
    up: migration_20261127_011900_questions.up,
    down: migration_20261127_011900_questions.down,
    name: '20261127_011900_questions',
  },
  {
    up: migration_20261127_035124_record_files.up,
    down: migration_20261127_035124_record_files.down,
    name: '20261127_035124_record_files',
  },
  {
    up: migration_20261127_044137_redirects_and_links.up,
    down: migration_20261127_044137_redirects_and_links.down,
    name: '20261127_044137_redirects_and_links',
  },
  {
    up: migration_20261127_045133_readers.up,
    down: migration_20261127_045133_readers.down,
    name: '20261127_045133_readers',
  },
  {
    up: migration_20261127_095101_service_figures.up,
    down: migration_20261127_095101_service_figures.down,
    name: '20261127_095101_service_figures',
  },
  {
    up: migration_20261127_123246_shares.up,
    down: migration_20261127_123246_shares.down,
    name: '20261127_123246_shares',
  },
  {
    up: migration_20261127_133326_family_asks.up,
    down: migration_20261127_133326_family_asks.down,
    name: '20261127_133326_family_asks',
  },
  {
    up: migration_20261127_170321_file_holds_and_imports.up,
    down: migration_20261127_170321_file_holds_and_imports.down,
    name: '20261127_170321_file_holds_and_imports',
  },
  {
    up: migration_20261127_172323_health_history.up,
    down: migration_20261127_172323_health_history.down,
    name: '20261127_172323_health_history',
  },
  {
    up: migration_20261127_180600_family_devices.up,
    down: migration_20261127_180600_family_devices.down,
    name: '20261127_180600_family_devices',
  },
  {
    up: migration_20261127_181254_doctors.up,
    down: migration_20261127_181254_doctors.down,
    name: '20261127_181254_doctors',
  },
  {
    up: migration_20261127_211500_search_doctors.up,
    down: migration_20261127_211500_search_doctors.down,
    name: '20261127_211500_search_doctors',
  },
  {
    up: migration_20261127_214600_reservations.up,
    down: migration_20261127_214600_reservations.down,
    name: '20261127_214600_reservations',
  },
  {
    up: migration_20261128_010000_choose_anew.up,
    down: migration_20261128_010000_choose_anew.down,
    name: '20261128_010000_choose_anew',
  },
  {
    up: migration_20261128_011127_account_deletions.up,
    down: migration_20261128_011127_account_deletions.down,
    name: '20261128_011127_account_deletions',
  },
  {
    up: migration_20261128_034709_consultations.up,
    down: migration_20261128_034709_consultations.down,
    name: '20261128_034709_consultations',
  },
  {
    up: migration_20261128_040232_silent_doctors.up,
    down: migration_20261128_040232_silent_doctors.down,
    name: '20261128_040232_silent_doctors',
  },
  {
    up: migration_20261128_040954_conversation_lines.up,
    down: migration_20261128_040954_conversation_lines.down,
    name: '20261128_040954_conversation_lines',
  },
  {
    up: migration_20261128_042559_account_penalties.up,
    down: migration_20261128_042559_account_penalties.down,
    name: '20261128_042559_account_penalties',
  },
];
