import { Module } from '@nestjs/common';
import { EnquiryRecords } from './enquiry-records.js';
import { EnquiryResolver } from './enquiry.resolver.js';
import { EnquiryService } from './enquiry.service.js';

/** What visitors have left, without a door. */
@Module({ providers: [EnquiryRecords], exports: [EnquiryRecords] })
export class EnquiryRecordsModule {}

@Module({ providers: [EnquiryService], exports: [EnquiryService] })
export class EnquiriesModule {}

@Module({ imports: [EnquiriesModule], providers: [EnquiryResolver] })
export class EnquiriesApiModule {}
