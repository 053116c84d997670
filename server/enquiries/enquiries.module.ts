import { Module } from '@nestjs/common';
import { EnquiryResolver } from './enquiry.resolver.js';
import { EnquiryService } from './enquiry.service.js';

@Module({ providers: [EnquiryService], exports: [EnquiryService] })
export class EnquiriesModule {}

@Module({ imports: [EnquiriesModule], providers: [EnquiryResolver] })
export class EnquiriesApiModule {}
