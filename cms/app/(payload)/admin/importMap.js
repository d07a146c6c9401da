import { DateCell as DateCell_fff356f4c765afe01feef6435630cedf } from '../../../fields/date-cell'
import { JalaliDate as JalaliDate_6433713d67b6d69daba2441cf33a479b } from '../../../fields/jalali-date'
import { NumberCell as NumberCell_dc19d6cfcd4b95f72650b90f23327f88 } from '../../../fields/number-cell'
import { Money as Money_fa88680bf8817d16950eec635a818a24 } from '../../../fields/money'
import { PlaceCell as PlaceCell_ff0e9e6cf73c0dbce46122a9d7b38192 } from '../../../fields/place-cell'
import { OrderView as OrderView_cd4bd00afa76f141d6517d3f9f074637 } from '../../../orders/order-view'
import { InvoiceView as InvoiceView_253d8556e5a81df02b6a46323a180e2a } from '../../../invoices/invoice-view'
import { GroupStateCell as GroupStateCell_11c7a9c3c98cb919e6db040c2c1c08d1 } from '../../../groups/group-state-cell'
import { GroupView as GroupView_8e8f42b515dec1ee485c8b72290fb9ce } from '../../../groups/group-view'
import { TicketStateCell as TicketStateCell_7346195e2f797848d49357899ae7276c } from '../../../warranty/ticket-state-cell'
import { DueCell as DueCell_a748805eaca6825d4936deaa712168c9 } from '../../../warranty/due-cell'
import { TicketFilter as TicketFilter_0aee18d0e8dfb088e22fcc6286e99fef } from '../../../warranty/ticket-filter'
import { TicketView as TicketView_4d360cb9b8bc437bbcbacaae7650c40a } from '../../../warranty/ticket-view'
import { JalaliDayCell as JalaliDayCell_8df4a6ceebea838fe838044a64626ca0 } from '../../../fields/jalali-day-cell'
import { AddSerials as AddSerials_bd48cdda2ce54b9b51e430fc0a986e2e } from '../../../warranty/add-serials'
import { DeviceFilter as DeviceFilter_261623aecd5d1e72724a060a22d0075f } from '../../../warranty/device-filter'
import { DeviceView as DeviceView_83fb3925a5b0c3ca09e2a2664d09eb79 } from '../../../warranty/device-view'
import { OtherLanguage as OtherLanguage_a38c9bfd4cad179512d67a1bac1d6921 } from '../../../fields/other-language'
import { StateCell as StateCell_9478be171133f67bc8367a3ff056c0ca } from '../../../inquiries/state-cell'
import { Filter as Filter_88a05e1861359911f1cadcd53166c6a3 } from '../../../inquiries/filter'
import { InquiryView as InquiryView_a72772b1e481aaf712c4db4b13ff734c } from '../../../inquiries/view'
import { StateCell as StateCell_5495b032f2976cc25c13bf961db7015c } from '../../../reviews/state-cell'
import { MarksCell as MarksCell_1d75fd020c9fb7045ac14a80e8579ef1 } from '../../../reviews/marks-cell'
import { Filter as Filter_1b4a18b114820c666c3849276eab214b } from '../../../reviews/filter'
import { ReviewView as ReviewView_4c64460d85ae1101275a1c32ce0e573f } from '../../../reviews/view'
import { StockPanel as StockPanel_c724e71b2f8ec33955a06664869ee8ef } from '../../../stock/stock-panel'
import { UnitSerials as UnitSerials_bd48cdda2ce54b9b51e430fc0a986e2e } from '../../../warranty/add-serials'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { JalaliDay as JalaliDay_631717df3bded4e64fa30cf1513f0afd } from '../../../fields/jalali-day'
import { ResetFactor as ResetFactor_870072a87c99896423f61688f75c94ec } from '../../../staff/reset-factor'
import { Mark as Mark_6453d4efeb33fd1ead5ac6bbffe223f0 } from '../../../components/logo'
import { Logo as Logo_6453d4efeb33fd1ead5ac6bbffe223f0 } from '../../../components/logo'
import { Due as Due_8d0f4e33b839d07d05882a74c332a2ad } from '../../../dashboard/due'
import { OrderList as OrderList_b0b33b7ec9325c2ddbeeb0a24ee4ccac } from '../../../orders/order-list'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/fields/date-cell#DateCell": DateCell_fff356f4c765afe01feef6435630cedf,
  "/fields/jalali-date#JalaliDate": JalaliDate_6433713d67b6d69daba2441cf33a479b,
  "/fields/number-cell#NumberCell": NumberCell_dc19d6cfcd4b95f72650b90f23327f88,
  "/fields/money#Money": Money_fa88680bf8817d16950eec635a818a24,
  "/fields/place-cell#PlaceCell": PlaceCell_ff0e9e6cf73c0dbce46122a9d7b38192,
  "/orders/order-view#OrderView": OrderView_cd4bd00afa76f141d6517d3f9f074637,
  "/invoices/invoice-view#InvoiceView": InvoiceView_253d8556e5a81df02b6a46323a180e2a,
  "/groups/group-state-cell#GroupStateCell": GroupStateCell_11c7a9c3c98cb919e6db040c2c1c08d1,
  "/groups/group-view#GroupView": GroupView_8e8f42b515dec1ee485c8b72290fb9ce,
  "/warranty/ticket-state-cell#TicketStateCell": TicketStateCell_7346195e2f797848d49357899ae7276c,
  "/warranty/due-cell#DueCell": DueCell_a748805eaca6825d4936deaa712168c9,
  "/warranty/ticket-filter#TicketFilter": TicketFilter_0aee18d0e8dfb088e22fcc6286e99fef,
  "/warranty/ticket-view#TicketView": TicketView_4d360cb9b8bc437bbcbacaae7650c40a,
  "/fields/jalali-day-cell#JalaliDayCell": JalaliDayCell_8df4a6ceebea838fe838044a64626ca0,
  "/warranty/add-serials#AddSerials": AddSerials_bd48cdda2ce54b9b51e430fc0a986e2e,
  "/warranty/device-filter#DeviceFilter": DeviceFilter_261623aecd5d1e72724a060a22d0075f,
  "/warranty/device-view#DeviceView": DeviceView_83fb3925a5b0c3ca09e2a2664d09eb79,
  "/fields/other-language#OtherLanguage": OtherLanguage_a38c9bfd4cad179512d67a1bac1d6921,
  "/inquiries/state-cell#StateCell": StateCell_9478be171133f67bc8367a3ff056c0ca,
  "/inquiries/filter#Filter": Filter_88a05e1861359911f1cadcd53166c6a3,
  "/inquiries/view#InquiryView": InquiryView_a72772b1e481aaf712c4db4b13ff734c,
  "/reviews/state-cell#StateCell": StateCell_5495b032f2976cc25c13bf961db7015c,
  "/reviews/marks-cell#MarksCell": MarksCell_1d75fd020c9fb7045ac14a80e8579ef1,
  "/reviews/filter#Filter": Filter_1b4a18b114820c666c3849276eab214b,
  "/reviews/view#ReviewView": ReviewView_4c64460d85ae1101275a1c32ce0e573f,
  "/stock/stock-panel#StockPanel": StockPanel_c724e71b2f8ec33955a06664869ee8ef,
  "/warranty/add-serials#UnitSerials": UnitSerials_bd48cdda2ce54b9b51e430fc0a986e2e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/jalali-day#JalaliDay": JalaliDay_631717df3bded4e64fa30cf1513f0afd,
  "/staff/reset-factor#ResetFactor": ResetFactor_870072a87c99896423f61688f75c94ec,
  "/components/logo#Mark": Mark_6453d4efeb33fd1ead5ac6bbffe223f0,
  "/components/logo#Logo": Logo_6453d4efeb33fd1ead5ac6bbffe223f0,
  "/dashboard/due#Due": Due_8d0f4e33b839d07d05882a74c332a2ad,
  "/orders/order-list#OrderList": OrderList_b0b33b7ec9325c2ddbeeb0a24ee4ccac,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
