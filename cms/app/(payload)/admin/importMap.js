import { StateCell as StateCell_1216e0f6b1edcd339f43b24992a966d4 } from '../../../work/state-cell'
import { DateCell as DateCell_fff356f4c765afe01feef6435630cedf } from '../../../fields/date-cell'
import { JalaliDate as JalaliDate_6433713d67b6d69daba2441cf33a479b } from '../../../fields/jalali-date'
import { RelatedCell as RelatedCell_0556865311f5d28dd85c80da1bd4f1a5 } from '../../../fields/related-cell'
import { NumberCell as NumberCell_dc19d6cfcd4b95f72650b90f23327f88 } from '../../../fields/number-cell'
import { Figure as Figure_fa88680bf8817d16950eec635a818a24 } from '../../../fields/money'
import { Money as Money_fa88680bf8817d16950eec635a818a24 } from '../../../fields/money'
import { PlaceCell as PlaceCell_ff0e9e6cf73c0dbce46122a9d7b38192 } from '../../../fields/place-cell'
import { KeepReasons as KeepReasons_6b7870347f7b28973db521c40a1e7689 } from '../../../reasons/keep-reasons'
import { NewerCard as NewerCard_18ca71527c68db1595e7f28a275d0134 } from '../../../newer/newer-card'
import { OrderView as OrderView_cd4bd00afa76f141d6517d3f9f074637 } from '../../../orders/order-view'
import { InvoiceView as InvoiceView_253d8556e5a81df02b6a46323a180e2a } from '../../../invoices/invoice-view'
import { GroupView as GroupView_8e8f42b515dec1ee485c8b72290fb9ce } from '../../../groups/group-view'
import { CodeCell as CodeCell_4d498c8e61235f1937162a03a1e497bc } from '../../../fields/code-cell'
import { JalaliDayCell as JalaliDayCell_8df4a6ceebea838fe838044a64626ca0 } from '../../../fields/jalali-day-cell'
import { AccountRoleView as AccountRoleView_65c5508932bd553ab816328b2f667cf9 } from '../../../account-roles/view'
import { RequestView as RequestView_daffd8c1efe16da4be8f4929be5a87ad } from '../../../service-requests/view'
import { SideCard as SideCard_e681b861442f5eec16d0145676aa6e11 } from '../../../side/side-card'
import { OtherLanguage as OtherLanguage_a38c9bfd4cad179512d67a1bac1d6921 } from '../../../fields/other-language'
import { RowLabel as RowLabel_83af097ad688ce578c2d14d593d6c631 } from '../../../fields/row-label'
import { OnSiteLine as OnSiteLine_290d95723d03121258bd42775d866847 } from '../../../doctors/on-site-line'
import { ChoicesCell as ChoicesCell_cd300acc44a2b86881a7cf783469ab9e } from '../../../fields/choices-cell'
import { JalaliDay as JalaliDay_631717df3bded4e64fa30cf1513f0afd } from '../../../fields/jalali-day'
import { DueCell as DueCell_a748805eaca6825d4936deaa712168c9 } from '../../../warranty/due-cell'
import { TicketView as TicketView_4d360cb9b8bc437bbcbacaae7650c40a } from '../../../warranty/ticket-view'
import { ClaimView as ClaimView_f4b64287b461f58f793ba8e1b615abf0 } from '../../../warranty/claim-view'
import { DeviceView as DeviceView_83fb3925a5b0c3ca09e2a2664d09eb79 } from '../../../warranty/device-view'
import { OrderedSelect as OrderedSelect_8e198266162f5678dbc5bbc625ceec15 } from '../../../fields/ordered-select'
import { InquiryView as InquiryView_a72772b1e481aaf712c4db4b13ff734c } from '../../../inquiries/view'
import { MarksCell as MarksCell_4b35c5a1f16107912e44dff010df04b8 } from '../../../moderation/marks-cell'
import { StateFilter as StateFilter_e5ca7a9319da3131ab559a6b202ce514 } from '../../../moderation/state-filter'
import { ReviewView as ReviewView_4c64460d85ae1101275a1c32ce0e573f } from '../../../reviews/view'
import { WordsCell as WordsCell_a589a2429ae7e7d05eac5d52282a2706 } from '../../../moderation/words-cell'
import { CommentView as CommentView_d422214343d9b13c6523d6e7be4df04c } from '../../../comments/view'
import { QuestionView as QuestionView_79cc5191109a72d11cb59b5dae8a7537 } from '../../../questions/view'
import { AnswerView as AnswerView_7ec3b7ed08bb2031766cedc925846536 } from '../../../questions/answer-view'
import { LanguagePanel as LanguagePanel_68c76f62ab6cb7383b698c9095683ece } from '../../../languages/language-panel'
import { SellingCard as SellingCard_9d14762bef940924983689ebf9fb8f0c } from '../../../selling/selling-card'
import { SearchLook as SearchLook_047a4601236a43f1cbd2687184299614 } from '../../../search-look/search-look'
import { SideRow as SideRow_96281589053c4ad098304758e7c53802 } from '../../../side/side-row'
import { NoButton as NoButton_b019639905978bdf94144aa9432a26fd } from '../../../languages/no-button'
import { StateFa as StateFa_be32aa7793846c33f383495c2cec57fa } from '../../../languages/state-cell'
import { StateEn as StateEn_be32aa7793846c33f383495c2cec57fa } from '../../../languages/state-cell'
import { PublishLanguage as PublishLanguage_1db6e3d06e455b49436c1d9d0c620d02 } from '../../../languages/publish-button'
import { LanguageStatus as LanguageStatus_6359de3040deb3d3eaf6b79600fd5ef5 } from '../../../languages/language-status'
import { VersionPreview as VersionPreview_86ae704d679ca4e5b555e39cd80cb526 } from '../../../preview/version-preview'
import { StockPanel as StockPanel_c724e71b2f8ec33955a06664869ee8ef } from '../../../stock/stock-panel'
import { StockCell as StockCell_bbb994fb1a281fd20b208256625f59fb } from '../../../stock/stock-cell'
import { UnitSerials as UnitSerials_bd48cdda2ce54b9b51e430fc0a986e2e } from '../../../warranty/add-serials'
import { SeatsPanel as SeatsPanel_dc640f2a0e290a07d2f78ca5e497eb8b } from '../../../academy/seats-panel'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WithdrawPanel as WithdrawPanel_eb319ca8eefbfd8a3748cf1dce549de1 } from '../../../academy/withdraw-panel'
import { UsefulLine as UsefulLine_193dcbf1b2f17c707047a98a13bdf365 } from '../../../articles/useful-line'
import { UsefulCell as UsefulCell_813da021263bcbae7bdbacf4db5b3950 } from '../../../articles/useful-cell'
import { PageAddress as PageAddress_5614628e7063d8c563425312650407b6 } from '../../../addresses/page-address'
import { FromCell as FromCell_07b477941e772e8cd057dddef544f8b7 } from '../../../addresses/redirect-cells'
import { ToCell as ToCell_07b477941e772e8cd057dddef544f8b7 } from '../../../addresses/redirect-cells'
import { LoginCell as LoginCell_864375b6a230a88fe859db9b151f6394 } from '../../../staff/login-cell'
import { InviteLink as InviteLink_2c1fb671a0b637afea47f7fafef0ac59 } from '../../../staff/invite-link'
import { LoginControls as LoginControls_7d1125d00069cbca036c06f233152e46 } from '../../../staff/login-controls'
import { Menu as Menu_7d1d7079a32ded3d344428eae9f7b56e } from '../../../desk/menu'
import { Mark as Mark_6453d4efeb33fd1ead5ac6bbffe223f0 } from '../../../components/logo'
import { Logo as Logo_6453d4efeb33fd1ead5ac6bbffe223f0 } from '../../../components/logo'
import { TopBar as TopBar_c953d3fd1c701e2817b456b1df9269df } from '../../../desk/top-bar'
import { PersianFrame as PersianFrame_462dbce833c0e197d5b6633e2189a221 } from '../../../words/persian-frame'
import { Day as Day_ae1878d058b191a1bd0fa818270804bd } from '../../../dashboard/day'
import { OrderList as OrderList_b0b33b7ec9325c2ddbeeb0a24ee4ccac } from '../../../orders/order-list'
import { ReportsPage as ReportsPage_8ab2ceb207b4c6190bb893c9a9df66b2 } from '../../../reports/reports-page'
import { VisitsPage as VisitsPage_7effa5bbe617f232bd4163cf07d2ac74 } from '../../../service-requests/visits-page'
import { BoardPage as BoardPage_ea5264ddc942c17c74914e158bfc6f9d } from '../../../service-requests/board-page'
import { AppointmentsPage as AppointmentsPage_15e5caadddd025013ebc6552e67c0fcf } from '../../../consultations/appointments-page'
import { CustomerView as CustomerView_840d53b1f451c3fea1c380b731133d60 } from '../../../customers/customer-view'
import { SlipView as SlipView_36e5f2f6582ac7bc8192ea5c863081a3 } from '../../../orders/slip-view'
import { RefundView as RefundView_3da81af4d18590a4baa89ee407cebdb8 } from '../../../orders/refund-view'
import { FindPage as FindPage_88908bd964ed370d45734f06ccee2039 } from '../../../desk/find-page'
import { ClosedPage as ClosedPage_a0d26917e95b6d65c76bb642253598f8 } from '../../../desk/closed-page'
import { DeskListPage as DeskListPage_16e08851f9a98add2e67eca3b8c748b5 } from '../../../desk/list-page'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/work/state-cell#StateCell": StateCell_1216e0f6b1edcd339f43b24992a966d4,
  "/fields/date-cell#DateCell": DateCell_fff356f4c765afe01feef6435630cedf,
  "/fields/jalali-date#JalaliDate": JalaliDate_6433713d67b6d69daba2441cf33a479b,
  "/fields/related-cell#RelatedCell": RelatedCell_0556865311f5d28dd85c80da1bd4f1a5,
  "/fields/number-cell#NumberCell": NumberCell_dc19d6cfcd4b95f72650b90f23327f88,
  "/fields/money#Figure": Figure_fa88680bf8817d16950eec635a818a24,
  "/fields/money#Money": Money_fa88680bf8817d16950eec635a818a24,
  "/fields/place-cell#PlaceCell": PlaceCell_ff0e9e6cf73c0dbce46122a9d7b38192,
  "/reasons/keep-reasons#KeepReasons": KeepReasons_6b7870347f7b28973db521c40a1e7689,
  "/newer/newer-card#NewerCard": NewerCard_18ca71527c68db1595e7f28a275d0134,
  "/orders/order-view#OrderView": OrderView_cd4bd00afa76f141d6517d3f9f074637,
  "/invoices/invoice-view#InvoiceView": InvoiceView_253d8556e5a81df02b6a46323a180e2a,
  "/groups/group-view#GroupView": GroupView_8e8f42b515dec1ee485c8b72290fb9ce,
  "/fields/code-cell#CodeCell": CodeCell_4d498c8e61235f1937162a03a1e497bc,
  "/fields/jalali-day-cell#JalaliDayCell": JalaliDayCell_8df4a6ceebea838fe838044a64626ca0,
  "/account-roles/view#AccountRoleView": AccountRoleView_65c5508932bd553ab816328b2f667cf9,
  "/service-requests/view#RequestView": RequestView_daffd8c1efe16da4be8f4929be5a87ad,
  "/side/side-card#SideCard": SideCard_e681b861442f5eec16d0145676aa6e11,
  "/fields/other-language#OtherLanguage": OtherLanguage_a38c9bfd4cad179512d67a1bac1d6921,
  "/fields/row-label#RowLabel": RowLabel_83af097ad688ce578c2d14d593d6c631,
  "/doctors/on-site-line#OnSiteLine": OnSiteLine_290d95723d03121258bd42775d866847,
  "/fields/choices-cell#ChoicesCell": ChoicesCell_cd300acc44a2b86881a7cf783469ab9e,
  "/fields/jalali-day#JalaliDay": JalaliDay_631717df3bded4e64fa30cf1513f0afd,
  "/warranty/due-cell#DueCell": DueCell_a748805eaca6825d4936deaa712168c9,
  "/warranty/ticket-view#TicketView": TicketView_4d360cb9b8bc437bbcbacaae7650c40a,
  "/warranty/claim-view#ClaimView": ClaimView_f4b64287b461f58f793ba8e1b615abf0,
  "/warranty/device-view#DeviceView": DeviceView_83fb3925a5b0c3ca09e2a2664d09eb79,
  "/fields/ordered-select#OrderedSelect": OrderedSelect_8e198266162f5678dbc5bbc625ceec15,
  "/inquiries/view#InquiryView": InquiryView_a72772b1e481aaf712c4db4b13ff734c,
  "/moderation/marks-cell#MarksCell": MarksCell_4b35c5a1f16107912e44dff010df04b8,
  "/moderation/state-filter#StateFilter": StateFilter_e5ca7a9319da3131ab559a6b202ce514,
  "/reviews/view#ReviewView": ReviewView_4c64460d85ae1101275a1c32ce0e573f,
  "/moderation/words-cell#WordsCell": WordsCell_a589a2429ae7e7d05eac5d52282a2706,
  "/comments/view#CommentView": CommentView_d422214343d9b13c6523d6e7be4df04c,
  "/questions/view#QuestionView": QuestionView_79cc5191109a72d11cb59b5dae8a7537,
  "/questions/answer-view#AnswerView": AnswerView_7ec3b7ed08bb2031766cedc925846536,
  "/languages/language-panel#LanguagePanel": LanguagePanel_68c76f62ab6cb7383b698c9095683ece,
  "/selling/selling-card#SellingCard": SellingCard_9d14762bef940924983689ebf9fb8f0c,
  "/search-look/search-look#SearchLook": SearchLook_047a4601236a43f1cbd2687184299614,
  "/side/side-row#SideRow": SideRow_96281589053c4ad098304758e7c53802,
  "/languages/no-button#NoButton": NoButton_b019639905978bdf94144aa9432a26fd,
  "/languages/state-cell#StateFa": StateFa_be32aa7793846c33f383495c2cec57fa,
  "/languages/state-cell#StateEn": StateEn_be32aa7793846c33f383495c2cec57fa,
  "/languages/publish-button#PublishLanguage": PublishLanguage_1db6e3d06e455b49436c1d9d0c620d02,
  "/languages/language-status#LanguageStatus": LanguageStatus_6359de3040deb3d3eaf6b79600fd5ef5,
  "/preview/version-preview#VersionPreview": VersionPreview_86ae704d679ca4e5b555e39cd80cb526,
  "/stock/stock-panel#StockPanel": StockPanel_c724e71b2f8ec33955a06664869ee8ef,
  "/stock/stock-cell#StockCell": StockCell_bbb994fb1a281fd20b208256625f59fb,
  "/warranty/add-serials#UnitSerials": UnitSerials_bd48cdda2ce54b9b51e430fc0a986e2e,
  "/academy/seats-panel#SeatsPanel": SeatsPanel_dc640f2a0e290a07d2f78ca5e497eb8b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/academy/withdraw-panel#WithdrawPanel": WithdrawPanel_eb319ca8eefbfd8a3748cf1dce549de1,
  "/articles/useful-line#UsefulLine": UsefulLine_193dcbf1b2f17c707047a98a13bdf365,
  "/articles/useful-cell#UsefulCell": UsefulCell_813da021263bcbae7bdbacf4db5b3950,
  "/addresses/page-address#PageAddress": PageAddress_5614628e7063d8c563425312650407b6,
  "/addresses/redirect-cells#FromCell": FromCell_07b477941e772e8cd057dddef544f8b7,
  "/addresses/redirect-cells#ToCell": ToCell_07b477941e772e8cd057dddef544f8b7,
  "/staff/login-cell#LoginCell": LoginCell_864375b6a230a88fe859db9b151f6394,
  "/staff/invite-link#InviteLink": InviteLink_2c1fb671a0b637afea47f7fafef0ac59,
  "/staff/login-controls#LoginControls": LoginControls_7d1125d00069cbca036c06f233152e46,
  "/desk/menu#Menu": Menu_7d1d7079a32ded3d344428eae9f7b56e,
  "/components/logo#Mark": Mark_6453d4efeb33fd1ead5ac6bbffe223f0,
  "/components/logo#Logo": Logo_6453d4efeb33fd1ead5ac6bbffe223f0,
  "/desk/top-bar#TopBar": TopBar_c953d3fd1c701e2817b456b1df9269df,
  "/words/persian-frame#PersianFrame": PersianFrame_462dbce833c0e197d5b6633e2189a221,
  "/dashboard/day#Day": Day_ae1878d058b191a1bd0fa818270804bd,
  "/orders/order-list#OrderList": OrderList_b0b33b7ec9325c2ddbeeb0a24ee4ccac,
  "/reports/reports-page#ReportsPage": ReportsPage_8ab2ceb207b4c6190bb893c9a9df66b2,
  "/service-requests/visits-page#VisitsPage": VisitsPage_7effa5bbe617f232bd4163cf07d2ac74,
  "/service-requests/board-page#BoardPage": BoardPage_ea5264ddc942c17c74914e158bfc6f9d,
  "/consultations/appointments-page#AppointmentsPage": AppointmentsPage_15e5caadddd025013ebc6552e67c0fcf,
  "/customers/customer-view#CustomerView": CustomerView_840d53b1f451c3fea1c380b731133d60,
  "/orders/slip-view#SlipView": SlipView_36e5f2f6582ac7bc8192ea5c863081a3,
  "/orders/refund-view#RefundView": RefundView_3da81af4d18590a4baa89ee407cebdb8,
  "/desk/find-page#FindPage": FindPage_88908bd964ed370d45734f06ccee2039,
  "/desk/closed-page#ClosedPage": ClosedPage_a0d26917e95b6d65c76bb642253598f8,
  "/desk/list-page#DeskListPage": DeskListPage_16e08851f9a98add2e67eca3b8c748b5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
